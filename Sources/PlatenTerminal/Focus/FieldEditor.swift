import Platen

/// The editing state of the focused text field.
struct FieldEditor {
  /// The session and the node of the field.
  private let place: (session: ObjectIdentifier, origin: NodeID)
  /// The label of the field, which identifies its history.
  let name: String
  /// The text that the field had when the editor last read or wrote it.
  var held: String
  /// The text in the editor, without characters that cannot be typed.
  var typed = ""
  /// The editor of a secure field; `nil` if the line editor edits the field.
  var secret: SecretEditor?

  @MainActor
  init(_ control: ControlElement, of session: Session) {
    place = (ObjectIdentifier(session), control.origin)
    (name, held) = (control.label, control.text)
    if control.isSecure { secret = SecretEditor(held) }
  }

  /// Returns whether a control is the field that this editor edits.
  @MainActor
  func isSame(as control: ControlElement, of session: Session) -> Bool {
    place == (ObjectIdentifier(session), control.origin)
  }
}

extension ControlElement {
  /// The text of a field, including the secret text of a secure field.
  @MainActor
  var text: String { secret?() ?? value ?? "" }
}
