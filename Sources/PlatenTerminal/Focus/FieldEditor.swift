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
  /// The editor of the text; `nil` if the line editor edits the field.
  var own: Own?

  /// An editor of fields that the line editor cannot edit.
  enum Own {
    /// The editor of a secure field.
    case secret(SecretEditor)
    /// The editor of a field with several lines.
    case lines(TextBuffer)

    var text: String {
      switch self {
      case .secret(let editor): editor.text
      case .lines(let buffer): buffer.text
      }
    }

    var charactersBeforeCaret: Int {
      switch self {
      case .secret(let editor): editor.text.count
      case .lines(let buffer): buffer.charactersBeforeCaret
      }
    }

    /// Replaces the text with text from the program.
    mutating func replace(with text: String) {
      switch self {
      case .secret: self = .secret(SecretEditor(text))
      case .lines(var buffer):
        buffer.replace(with: text)
        self = .lines(buffer)
      }
    }
  }

  /// Creates the state for editing a field.
  ///
  /// - Parameter killed: The text that was last killed in a field with several lines.
  @MainActor
  init(_ control: ControlElement, of session: Session, killed: String) {
    place = (ObjectIdentifier(session), control.origin)
    (name, held) = (control.label, control.text)
    if control.isSecure {
      own = .secret(SecretEditor(held))
    } else if control.hasLines {
      own = .lines(TextBuffer(held, killed: killed))
    }
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
