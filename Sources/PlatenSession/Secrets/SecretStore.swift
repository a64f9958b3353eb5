import PlatenLines
import PlatenViews

/// The secrets of a session: those with a name, and those that were typed into secure fields.
struct SecretStore {
  /// The number of characters from which on the beginning of a secret is masked while the rest is
  /// typed. Shorter ones would mask half of the log.
  private static let maskedLength = 4

  /// The secrets that inputs can name.
  var named: [String: String] = [:]
  private var entered: Set<String> = []
  /// What is being typed into a secure field, and its beginnings.
  private var typed = (text: "", beginnings: Set<String>())

  /// The secrets without a name: those that were entered, and the one that is being typed.
  var unnamed: Set<String> { entered.union(typed.beginnings).union([typed.text]) }

  /// A line without any secret.
  func masking(_ line: String) -> String {
    let texts = unnamed.union(named.values)
    let lines = texts.flatMap { [$0] + Line.lines(of: $0).map(\.text) }
    return SecretMask(Set(lines)) { _, _ in SecretMask.placeholder }.masked(line)
  }

  /// The text that an input gives.
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

  /// Notes the text that an operation is about to put into a secure field.
  ///
  /// - Parameter held: The text that the field holds.
  mutating func note(_ operation: ControlOperation, over held: String) {
    switch operation {
    case .set(let text) where text != typed.text: entered.insert(text)
    case .type(let text) where text != typed.text: entered.insert(held + text)
    default: break
    }
  }

  /// Notes what a secure field holds while it is being typed.
  mutating func noteTyped(_ text: String) {
    typed.text = text
    if text.count >= Self.maskedLength { typed.beginnings.insert(text) }
  }

  /// Notes that typing has ended: the text is a secret now, and its beginnings are none.
  mutating func endTyping() {
    if !typed.text.isEmpty { entered.insert(typed.text) }
    typed = ("", [])
  }
}
