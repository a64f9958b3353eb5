import PlatenLines
import PlatenNavigation
import PlatenSecrets

/// The secrets of a session: named secrets, and text typed into secure fields.
///
///     session.secrets["password"] = "swordfish"
///     try session.set("Password", to: .secret("password"))
@MainActor
public final class SecretStore {
  /// The values of the named secrets, by name.
  package var named: [String: String] = [:] { didSet { notify() } }
  /// The texts that were entered into secure fields, without the text being typed.
  private(set) package var entered: Set<String> = [] { didSet { notify() } }
  /// The text being typed into a secure field, and its masked prefixes.
  private var typed = (text: "", beginnings: Set<String>())
  /// A closure that receives the secrets now and when they change.
  package var onChange: (@MainActor (SecretChange) -> Void)? {
    didSet { notify() }
  }

  init() {}

  /// The value of the secret with a name, or `nil` if there is none.
  public subscript(name: String) -> String? {
    get { named[name] }
    set { named[name] = newValue }
  }

  /// All secrets without a name, including the text being typed.
  package var unnamed: Set<String> { entered.union(typed.beginnings).union([typed.text]) }

  /// All secrets, and their lines.
  var texts: Set<String> { Self.lines(of: unnamed.union(named.values)) }

  private static func lines(of secrets: Set<String>) -> Set<String> {
    Set(secrets.flatMap { [$0] + Line.lines(of: $0).map(\.text) })
  }

  /// Returns a line with all secrets masked.
  package func masking(_ line: String) -> String { SecretMask(texts).masked(line) }

  /// Whether text was entered into a secure field.
  package var hasEntered: Bool { unnamed.contains { !$0.isEmpty } }

  /// Returns a mask for the secrets of at least four characters that are not part of a name; `nil` if
  /// there are no such secrets.
  package func mask(sparing names: () -> [String]) -> SecretMask? {
    let texts = unnamed.union(named.values).filter { $0.count >= SecretMask.minLength }
    if texts.isEmpty { return nil }
    let names = names() + Array(named.keys)
    let secrets = texts.filter { text in !names.contains { $0.contains(text) } }
    return SecretMask(secrets)
  }
}

// MARK: - Inputs

extension SecretStore {
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
  func note(_ operation: ControlOperation, over held: String) {
    switch operation {
    case .set(let text) where text != typed.text: entered.insert(text)
    case .type(let text) where text != typed.text: entered.insert(held + text)
    default: break
    }
  }

  /// Stores the text of a secure field while the user types.
  func noteTyped(_ text: String) {
    typed.text = text
    if text.count >= SecretMask.minLength { typed.beginnings.insert(text) }
    onChange?(.typed(text))
  }

  /// Stores the typed text as a secret, and discards its prefixes.
  func endTyping() {
    let text = typed.text
    if text.isEmpty && typed.beginnings.isEmpty { return }
    typed = ("", [])
    if text.isEmpty { notify() } else { entered.insert(text) }
  }

  /// Passes the secrets to the closure that receives them.
  private func notify() {
    guard let onChange else { return }
    onChange(.complete(Self.lines(of: entered.union(named.values))))
    onChange(.typed(typed.text))
  }
}
