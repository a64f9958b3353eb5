import PlatenLines
import PlatenNavigation
import PlatenSecrets

/// The secrets of a session: named secrets, and text typed into secure fields.
struct SecretStore {
  /// The values of the named secrets, by name.
  var named: [String: String] = [:] { didSet { revision += 1 } }
  /// The texts that were entered into secure fields.
  private(set) var entered: Set<String> = [] { didSet { revision += 1 } }
  /// A number that changes with the complete secrets.
  private(set) var revision = 0
  /// The text being typed into a secure field, and its masked prefixes.
  private var typed = (text: "", beginnings: Set<String>())

  /// All secrets without a name, including the text being typed.
  var unnamed: Set<String> { entered.union(typed.beginnings).union([typed.text]) }

  /// The text being typed into a secure field.
  var typedText: String { typed.text }

  /// All secrets, and their lines.
  var texts: Set<String> { Self.lines(of: unnamed.union(named.values)) }

  /// All secrets except the text being typed, and their lines.
  var completeTexts: Set<String> { Self.lines(of: entered.union(named.values)) }

  private static func lines(of secrets: Set<String>) -> Set<String> {
    Set(secrets.flatMap { [$0] + Line.lines(of: $0).map(\.text) })
  }

  /// Returns a line with all secrets masked.
  func masking(_ line: String) -> String { SecretMask(texts).masked(line) }

  /// Whether text was entered into a secure field.
  var hasEntered: Bool { unnamed.contains { !$0.isEmpty } }

  /// Returns a mask for the secrets of at least four characters that are not part of a name; `nil` if
  /// there are no such secrets.
  func mask(sparing names: () -> [String]) -> SecretMask? {
    let texts = unnamed.union(named.values).filter { $0.count >= SecretMask.minLength }
    if texts.isEmpty { return nil }
    let names = names() + Array(named.keys)
    let secrets = texts.filter { text in !names.contains { $0.contains(text) } }
    return SecretMask(secrets)
  }

  /// Returns the text of an input, replacing the name of a secret with its value.
  func text(of input: InputText) throws(InputError) -> String {
    switch input {
    case .literal(let text): return text
    case .secret(let name):
      guard let secret = named[name] else {
        throw .unknownSecret(name, existing: named.keys.sorted())
      }
      return secret
    }
  }

  /// Stores the text that an operation is about to write into a secure field.
  ///
  /// - Parameter held: The current text of the field.
  mutating func note(_ operation: ControlOperation, over held: String) {
    switch operation {
    case .set(let text) where text != typed.text: entered.insert(text)
    case .type(let text) where text != typed.text: entered.insert(held + text)
    default: break
    }
  }

  /// Stores the text of a secure field while the user types.
  mutating func noteTyped(_ text: String) {
    typed.text = text
    if text.count >= SecretMask.minLength { typed.beginnings.insert(text) }
  }

  /// Stores the typed text as a secret, and discards its prefixes.
  mutating func endTyping() {
    if !typed.text.isEmpty { entered.insert(typed.text) }
    typed = ("", [])
  }
}
