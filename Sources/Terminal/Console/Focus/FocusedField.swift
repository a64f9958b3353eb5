import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The editing of the focused text field in place.
///
/// The line editor edits a field with one line; secure fields and fields with several lines have
/// editors of their own.
@MainActor
final class FocusedField {
  private let editor: any LineEditor
  private let messages: Messages
  private var field: FieldEditor?
  /// The texts that were killed in fields with several lines.
  private var kills = KillRing()
  /// Whether the field's text is being written to its binding.
  ///
  /// Until that is complete, a redraw finds the previous text in the session, which must not
  /// replace the text in the editor.
  private var isDelivering = false
  /// The outcome of the current key.
  private var outcome = SecretEditor.Outcome.goesOn

  /// Creates the editing of fields by a line editor.
  init(_ editor: any LineEditor, _ messages: Messages) {
    (self.editor, self.messages) = (editor, messages)
  }

  /// Whether a field is being edited.
  var isActive: Bool { field != nil }

  /// Whether the line editor takes Escape in the field, as in vi mode.
  var takesEscape: Bool { field?.own == nil && editor.takesEscape }

  /// Begins or continues to edit a field, whose text the program may have changed.
  func follow(_ focused: ControlElement, of session: Session) {
    if field?.isSame(as: focused, of: session) == true {
      absorb(focused, in: session)
    } else {
      leave()
      enter(focused, of: session)
    }
  }

  /// Stops editing, and empties the line editor.
  func leave() {
    if let field, field.own == nil { editor.edit("") }
    field = nil
  }

  private func enter(_ control: ControlElement, of session: Session) {
    let field = FieldEditor(control, of: session, kills: kills)
    if field.own == nil { editor.edit(control.text, of: control.label) }
    self.field = field
    noteTyped()
    show(in: control, of: session)
  }

  /// Loads the field's text into the editor if the program has changed it.
  private func absorb(_ focused: ControlElement, in session: Session) {
    let text = focused.text
    guard !isDelivering, text != field?.held else { return }
    field?.held = text
    if field?.own == nil { editor.replace(with: text) } else { field?.own?.replace(with: text) }
    field?.isUntouched = true
    noteTyped()
    show(in: focused, of: session)
  }

  /// The text in the editor of the field.
  private var typed: String { field?.own?.text ?? editor.text }

  private func noteTyped() {
    let typed = typed
    field?.typed = typed
  }
}

// MARK: - Keys

extension FocusedField {
  /// Edits the field by a key.
  ///
  /// - Returns: The outcome, which is that of an editor for secrets in every field.
  func edit(
    _ key: Key, in focus: ControlElement, of session: Session
  ) -> SecretEditor.Outcome {
    outcome = .goesOn
    switch field?.own {
    case .secret(let secret): edit(secret, by: key)
    case .lines(let buffer): edit(buffer, by: key, width: focus.rowWidth ?? 1)
    case nil:
      clearUntouchedDate(for: key, in: focus)
      editor.handle(key.inOneLine)
    }
    switch outcome {
    case .entered(let text): keep(text, in: focus, of: session)
    case .givenUp: break
    case .refused, .goesOn:
      // The result of a history search becomes the text only when the search ends.
      if !editor.isAsking { show(in: focus, of: session) }
    }
    return outcome
  }

  /// Clears a date that the user has not edited, so that typed or pasted text replaces it.
  private func clearUntouchedDate(for key: Key, in focus: ControlElement) {
    guard field?.isUntouched == true, !editor.isAsking else { return }
    field?.isUntouched = false
    if focus.units != nil, key.entersText, key.isPaste || editor.insertsText {
      editor.replace(with: "")
    }
  }

  /// Records the line that the line editor finished, or `nil` at the end of input.
  func finish(_ line: String?) { outcome = line.map { .entered($0) } ?? .givenUp }

  /// Adds an entered text to the history of the field, and continues to edit the text.
  private func keep(_ text: String, in focus: ControlElement, of session: Session) {
    if field?.own == nil {
      if !text.isEmpty { editor.addToHistory(text) }
      editor.edit(text, of: field?.name)
    }
    field?.isUntouched = true
    show(in: focus, of: session)
  }

  private func edit(_ secret: SecretEditor, by key: Key) {
    var secret = secret
    outcome = secret.handle(key)
    field?.own = .secret(secret)
    if outcome == .refused { messages.say(SecretEditor.refusalRemark) }
  }

  /// Edits a text with several lines. At the end of input, an empty text gives up the focus.
  private func edit(_ buffer: TextBuffer, by key: Key, width: Int) {
    if buffer.text.isEmpty, key.shortcut == .endOfInput { outcome = .givenUp }
    guard let command = TextCommand(key) else { return }
    var buffer = buffer
    buffer.perform(command, width: width)
    kills = buffer.kills
    field?.own = .lines(buffer)
  }

  /// Writes the edited text to the binding and displays the caret.
  private func show(in focus: ControlElement, of session: Session) {
    guard var field else { return }
    let typed = typed
    if typed != field.typed { (field.typed, field.held) = (typed, typed) }
    self.field = field
    let point = field.own?.charactersBeforeCaret ?? editor.charactersBeforePoint
    let wasDelivering = isDelivering
    isDelivering = true
    defer { isDelivering = wasDelivering }
    messages.attempt { () throws(InputError) in
      try session.keys.type(field.held, at: point, in: focus)
    }
  }
}

// MARK: - State

extension FocusedField {
  /// The editing state of the focused text field.
  private struct FieldEditor {
    /// The session and the node of the field.
    private let place: (session: ObjectIdentifier, origin: NodeID)
    /// The label of the field, which identifies its history.
    let name: String
    /// The text that the field had when the editor last read or wrote it.
    var held: String
    /// The text in the editor, without characters that cannot be typed.
    var typed = ""
    /// Whether the user has not edited the text since the program set it.
    var isUntouched = true
    /// The editor of the text; `nil` if the line editor edits the field.
    var own: Own?

    /// An editor of fields that the line editor cannot edit.
    fileprivate enum Own {
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
        case .secret(let editor): editor.charactersBeforeCaret
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
    /// - Parameter kills: The texts that were killed in fields with several lines.
    @MainActor
    init(_ control: ControlElement, of session: Session, kills: KillRing) {
      place = (ObjectIdentifier(session), control.origin)
      (name, held) = (control.label, control.text)
      if control.isSecure {
        own = .secret(SecretEditor(held))
      } else if control.hasLines {
        own = .lines(TextBuffer(held, kills: kills))
      }
    }

    /// Returns whether a control is the field that this editor edits.
    @MainActor
    func isSame(as control: ControlElement, of session: Session) -> Bool {
      place == (ObjectIdentifier(session), control.origin)
    }
  }
}

@MainActor
extension ControlElement {
  /// The text of a field, including the secret text of a secure field.
  var text: String { secret?() ?? value ?? "" }
}
