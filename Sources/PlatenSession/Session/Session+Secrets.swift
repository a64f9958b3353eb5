import PlatenLines
import PlatenViews

extension Session {
  /// A line of the log without any secret: those that have a name, and those that were entered as
  /// texts.
  package func withoutSecrets(_ line: String) -> String {
    let texts = unnamedSecrets.union(secrets.values)
    let lines = texts.flatMap { [$0] + Line.lines(of: $0).map(\.text) }
    return SecretMask(Set(lines)) { _, _ in SecretMask.placeholder }.masked(line)
  }

  /// What was entered or is being typed in secure fields.
  package var unnamedSecrets: Set<String> { entered.union(typed.beginnings).union([typed.text]) }

  /// The characters from which on the beginning of a secret is kept from the log while the rest is
  /// typed; a shorter one would blot out half of it.
  private static let tellingLength = 4

  /// Remembers what a secure field is about to hold.
  func remember(_ text: String, for action: ControlAction, in control: ControlElement) {
    guard let held = control.secret?(), [.set, .type].contains(action) else { return }
    entered.insert(action == .type ? held + text : text)
  }

  /// Remembers what a secure field holds while it is typed.
  func rememberTyped(_ text: String) {
    typed.text = text
    if text.count >= Self.tellingLength { typed.beginnings.insert(text) }
  }

  /// Remembers what was typed into a secure field as what it holds, and forgets its beginnings.
  func rememberEntered() {
    if !typed.text.isEmpty { entered.insert(typed.text) }
    typed = ("", [])
  }
}
