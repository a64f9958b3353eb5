import Foundation
import PlatenSecrets
import PlatenSession

/// The secrets to which a recording refers by name.
///
/// A secret appears as `${pw}`, or in encoded form as `${pw|url}` or `${pw|json}`, the innermost
/// encoding first. A literal `${` is written as `$${`, and a `$` before a secret as `${$}`. Secrets of
/// fewer than four characters are removed only from the input of secure fields: replacing these secrets
/// everywhere would make the recording unreadable.
struct RecordedSecrets {
  private static let (opening, escapedOpening) = ("${", "$${")
  private static let escapedDollar = "${$}"

  private let secrets: [String: String]
  private let names: [String: String]
  private let mask: SecretMask

  /// Creates a set of secrets.
  ///
  /// - Parameters:
  ///   - secrets: The named secrets, by name.
  ///   - others: The secrets without a name.
  init(_ secrets: [String: String], others: Set<String> = []) {
    self.secrets = secrets
    names = Dictionary(secrets.map { ($1, $0) }) { min($0, $1) }
    mask = SecretMask(
      Set(names.keys).union(others).filter { $0.count >= SecretMask.minLength })
  }

  /// Returns text in which the names of secrets replace their values, for a recording.
  func masked(_ text: String) -> String {
    var masked = ""
    append(text, to: &masked)
    return masked
  }

  /// Returns recorded text in which the names of these secrets replace their values, too.
  func maskedAgain(_ recorded: String) -> String {
    var (masked, text, place) = ("", "", recorded.startIndex)
    for match in recorded.matches(of: Self.mark) {
      text += recorded[place..<match.range.lowerBound]
      place = match.range.upperBound
      if match.output.1 == nil {
        text += Self.literal(match.output.0)
      } else {
        append(text, to: &masked)
        Self.append(mark: match.output.0, to: &masked)
        text = ""
      }
    }
    append(text + recorded[place...], to: &masked)
    return masked
  }

  private func append(_ text: String, to masked: inout String) {
    for part in mask.parts(of: text) {
      switch part {
      case .text(let text): masked += text.replacing(Self.opening, with: Self.escapedOpening)
      case .secret(let secret, let forms):
        guard let name = names[secret] else {
          masked += SecretMask.placeholder
          continue
        }
        let mark = Self.opening + name + forms.map(\.rawValue).joined() + "}"
        Self.append(mark: mark[...], to: &masked)
      case .overlap: masked += SecretMask.placeholder
      }
    }
  }

  /// Appends the mark of a secret, which would look like an escaped `${` after a `$`.
  private static func append(mark: Substring, to masked: inout String) {
    let dollars = masked.reversed().prefix { $0 == "$" }.count
    masked.removeLast(dollars)
    masked += String(repeating: escapedDollar, count: dollars) + mark
  }

  /// Returns Base64 data in which marks replace secrets.
  func masked(base64 text: String) -> String {
    Data(base64Encoded: text).flatMap(mask.masked)?.base64EncodedString() ?? text
  }

  /// Returns recorded text in which the values of known secrets replace their names.
  func filledIn(_ text: String) -> String {
    text.replacing(Self.mark) { match in
      guard let name = match.output.1 else { return Self.literal(match.output.0) }
      let forms = (match.output.2 ?? "").split(separator: "|")
        .compactMap { SecretMask.Form(rawValue: "|\($0)") }
      return secrets[String(name)].map { forms.reduce($0) { $1.of($0) } } ?? String(match.output.0)
    }
  }

  /// An escaped `${`, an escaped `$`, or the mark of a secret with its name and its encodings.
  private static var mark: Regex<(Substring, Substring?, Substring?)> {
    /\$\$\{|\$\{\$\}|\$\{(\w+)((?:\|url|\|json\/?|\|html)*)\}/
  }

  private static func literal(_ escaped: Substring) -> String {
    escaped == escapedDollar ? "$" : opening
  }
}
