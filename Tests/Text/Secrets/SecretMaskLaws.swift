import Platen
import PlatenTestSupport
import Testing

@testable import PlatenSecrets

/// Laws of masking, checked with random secrets in random mixtures of their spellings.
@Suite struct SecretMaskLaws {
  private static let characters: [Unicode.Scalar] = [
    "a", "b", "Z", "7", "2", "5", "%", "&", "+", " ", "\\", "/", "\"", "'", "<", ";", "#", "u", "x",
    "ö", "é", "好", "😀", "\u{301}",
  ]
  /// Text around a secret, some of which begins or ends like an escape sequence.
  private static let surroundings = [
    "", "", " ", "text", "q=", "\"", "%", "%2", "\\", "\\u00", "&", "&#", "25", "amp;", "$", "{",
  ]
  private static let names: [Unicode.Scalar: String] = [
    "&": "amp", "<": "lt", "\"": "quot", "'": "apos", "ö": "ouml", "é": "eacute",
  ]
  private static let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "/": "\\/"]

  private static func secret(using random: inout SeededGenerator) -> String {
    let count = Int.random(in: 4...10, using: &random)
    let scalars = (0..<count).map { _ in characters.randomElement(using: &random)! }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns a spelling of text, of which each character appears as itself or in any encoding.
  private static func spelling(of text: String, using random: inout SeededGenerator) -> String {
    text.unicodeScalars.map { scalar in
      let isUppercase = Bool.random(using: &random)
      func hex(_ value: some BinaryInteger, width: Int) -> String {
        let digits = String(value, radix: 16, uppercase: isUppercase)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return String(scalar).utf8.map { "%" + hex($0, width: 2) }.joined()
      case 1: return String(scalar).utf16.map { "\\u" + hex($0, width: 4) }.joined()
      case 2: return "\\u{\(hex(scalar.value, width: 1))}"
      case 3: return "&#\(scalar.value);"
      case 4: return "&#x\(hex(scalar.value, width: 2));"
      case 5: return names[scalar].map { "&\($0);" } ?? String(scalar)
      case 6: return escapes[scalar] ?? (scalar == " " ? "+" : String(scalar))
      default: return String(scalar)
      }
    }
    .joined()
  }

  /// Returns whether masking hides all of a text between two others.
  private static func hides(
    _ hidden: String, of secret: String, after start: String, before end: String
  ) -> Bool {
    let parts = SecretMask([secret]).parts(of: start + hidden + end)
    let texts = parts.split(omittingEmptySubsequences: false) {
      if case .text = $0 { false } else { true }
    }
    guard texts.count > 1 else { return false }
    func text(_ parts: ArraySlice<SecretMask.Part>) -> String {
      parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
    // A mark can also cover text around the secret that continues its last sequence.
    return start.utf8.starts(with: text(texts[0]).utf8)
      && end.utf8.reversed().starts(with: text(texts[texts.count - 1]).utf8.reversed())
      && texts[1..<(texts.count - 1)].allSatisfy(\.isEmpty)
  }

  @Test func everyMixtureOfSpellingsIsMasked() {
    for seed in Seeds.first(2_000) {
      var random = SeededGenerator(seed: seed)
      let secret = Self.secret(using: &random)
      let spelling = Self.spelling(of: secret, using: &random)
      let start = Self.surroundings.randomElement(using: &random)!
      let end = Self.surroundings.randomElement(using: &random)!
      #expect(
        Self.hides(spelling, of: secret, after: start, before: end),
        "seed \(seed): \(secret) as \(start)\(spelling)\(end)")
    }
  }

  @Test func aMixtureThatIsEncodedAgainIsMasked() {
    for seed in Seeds.first(500) {
      var random = SeededGenerator(seed: seed)
      let secret = Self.secret(using: &random)
      let inner = Self.spelling(of: secret, using: &random)
      let form = [.url, .json, .html].randomElement(using: &random)! as SecretMask.Form
      #expect(
        Self.hides(form.of(inner), of: secret, after: "text ", before: " text"),
        "seed \(seed): \(secret) as \(form.of(inner))")
    }
  }

  @Test func textWithoutTheSecretIsUnchanged() {
    for seed in Seeds.first(500) {
      var random = SeededGenerator(seed: seed)
      let text = Self.spelling(of: Self.secret(using: &random), using: &random)
      #expect(SecretMask(["correct horse"]).masked(text) == text)
    }
  }
}
