import Platen

/// A field of the screen that keys edit.
struct FieldEditor {
  /// Where it stands, and on which screen.
  private let place: (session: ObjectIdentifier, origin: NodeID)
  /// What its earlier texts are kept under.
  let name: String
  /// The text that it is known to hold.
  var held: String
  /// What is typed of it, which has no characters that cannot be.
  var typed = ""
  /// What edits it, if the line editor does not.
  var secret: SecretEditor?

  @MainActor
  init(_ control: ControlElement, of session: Session) {
    place = (ObjectIdentifier(session), control.origin)
    (name, held) = (control.label, control.text)
    if control.isSecure { secret = SecretEditor(held) }
  }

  /// Whether a field of a screen is this one.
  @MainActor
  func isSame(as control: ControlElement, of session: Session) -> Bool {
    place == (ObjectIdentifier(session), control.origin)
  }
}

extension ControlElement {
  /// What a field holds.
  @MainActor
  var text: String { secret?() ?? value ?? "" }
}
