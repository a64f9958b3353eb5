#if os(Linux)
  import Platen

  /// Brings keys to what has the focus on a screen; a field is edited where it stands.
  ///
  /// As long as something is typed at the prompt, keys go on to it, wherever the program puts the
  /// focus meanwhile. From an empty prompt Tab leads into the screen and Shift-Tab to its end, and
  /// Escape leads back. At a control that has no use for it, what is typed goes to the prompt.
  @MainActor
  final class KeyRouter {
    private let editor: any LineEditor
    private let session: () -> Session?
    private let isPasting: () -> Bool
    private let say: (Line) -> Void
    private var field: FieldEditor?
    /// Whether keys went to the screen when that was last asked.
    private var wereOnScreen = false
    /// What was entered in the field by the key that is handled: its text, or its end.
    private var entered: Entered?

    private enum Entered { case text(String), end }

    /// - Parameters:
    ///   - isPasting: Whether lines of a paste are still to be entered at the prompt, whatever takes
    ///     the focus meanwhile.
    ///   - say: Shows what a person has to know.
    init(
      _ editor: any LineEditor, session: @escaping () -> Session?, isPasting: @escaping () -> Bool,
      say: @escaping (Line) -> Void
    ) {
      self.editor = editor
      self.session = session
      self.isPasting = isPasting
      self.say = say
    }
  }

  // MARK: - The focus

  extension KeyRouter {
    /// Whether the editor has the line at the prompt, and not a field.
    var areAtPrompt: Bool { field == nil }

    /// Whether keys act on the screen since ``follow()``, and not at the prompt or in what the editor asks
    /// there.
    var areOnScreen: Bool { !editor.isAsking && wereOnScreen }

    /// The control that keys go to, if they do not go to the prompt.
    var focus: ControlElement? { session().flatMap { focus(of: $0) } }

    private func focus(of session: Session) -> ControlElement? {
      session.flush()
      return !isPasting() && (field != nil || isPromptEmpty) ? session.focusedElement : nil
    }

    /// Whether nothing is typed at the prompt, and nothing asked there.
    private var isPromptEmpty: Bool {
      field == nil && editor.isEmpty && !editor.isAsking
    }

    /// Has the editor hold what the field holds that has the focus.
    ///
    /// - Returns: What keys go to, as ``focus``.
    @discardableResult
    func follow() -> ControlElement? {
      guard let session = session() else {
        followPrompt()
        return nil
      }
      let focus = focus(of: session)
      wereOnScreen = focus != nil
      if !session.showsFocus { session.showsFocus = true }
      if let focus, focus.isField {
        follow(focus, of: session)
      } else {
        leaveField()
      }
      return focus
    }

    private func follow(_ focused: ControlElement, of session: Session) {
      if field?.isSame(as: focused, of: session) == true {
        absorb(focused, in: session)
      } else {
        leaveField()
        enter(focused, of: session)
      }
    }

    /// Has the editor hold the line at the prompt, wherever the focus is.
    func followPrompt() {
      leaveField()
      wereOnScreen = false
    }

    /// Gives the focus to the prompt.
    ///
    /// - Returns: Whether it was elsewhere.
    func leave() -> Bool {
      guard let session = session(), focus != nil else { return false }
      attempt { () throws(InputError) in try session.moveFocus(to: nil) }
      follow()
      return true
    }

    private func enter(_ control: ControlElement, of session: Session) {
      field = FieldEditor(control, of: session)
      if !control.isSecure { editor.edit(control.text, of: control.label) }
      noteTyped()
      show(in: control, of: session)
    }

    /// What stands in the editor of the field.
    private var typed: String { field?.secret?.text ?? editor.text }

    private func noteTyped() {
      let typed = typed
      field?.typed = typed
    }

    private func leaveField() {
      if let field, field.secret == nil { editor.edit("") }
      field = nil
    }

    /// Edits on what the program has made of a field's text.
    private func absorb(_ focused: ControlElement, in session: Session) {
      let text = focused.text
      guard text != field?.held else { return }
      field?.held = text
      if field?.secret == nil { editor.replace(with: text) } else { field?.secret = .init(text) }
      noteTyped()
      show(in: focused, of: session)
    }
  }

  // MARK: - Keys

  extension KeyRouter {
    /// Brings a key to the screen.
    ///
    /// - Returns: Whether it belongs there, and not to the prompt.
    func take(_ key: Key) -> Bool {
      let focus = follow()
      guard !isPasting(), let session = session() else { return false }
      let keys = key.shortcut
      if let keys, isShortcut(keys, in: session) {
        press(keys, in: session)
        return true
      }
      if let focus, field != nil {
        edit(key, keys, in: focus, of: session)
        return true
      }
      if focus != nil { return perform(key, in: session) }
      return isPromptEmpty && enterScreen(by: key, of: session)
    }

    /// Takes a line that the editor has finished in a field; nothing at the end of input.
    func finish(_ line: String?) { entered = line.map(Entered.text) ?? .end }

    /// Whether a control answers to these keys, which nobody types a text by.
    private func isShortcut(_ keys: KeyboardShortcut, in session: Session) -> Bool {
      guard isPromptEmpty || field != nil && !editor.isAsking else { return false }
      return !keys.modifiers.subtracting(.shift).isEmpty && session.answers(to: keys)
    }

    private func enterScreen(by key: Key, of session: Session) -> Bool {
      guard let keys = key.shortcut, keys.movesFocus || keys == .cancelAction else { return false }
      return (try? session.press(keys)) != nil
    }

    /// Presses a key at a control. One that means nothing there and types a text goes to the prompt.
    private func perform(_ key: Key, in session: Session) -> Bool {
      if key.isPaste { return !leave() }
      guard let keys = key.shortcut else { return true }
      if keys == .endOfInput { return leave() }
      do {
        try session.press(keys)
      } catch .meaninglessKey where keys.isTyped {
        return !leave()
      } catch {
        report(error)
      }
      return true
    }

    private func press(_ keys: KeyboardShortcut, in session: Session) {
      attempt { () throws(InputError) in try session.press(keys) }
    }
  }

  // MARK: - Fields

  extension KeyRouter {
    private func edit(
      _ key: Key, _ keys: KeyboardShortcut?, in focus: ControlElement, of session: Session
    ) {
      if let keys, !editor.isAsking,
        keys.movesFocus || keys == .cancelAction && !(field?.secret == nil && editor.takesEscape)
      {
        return press(keys, in: session)
      }
      if field?.secret != nil { editSecret(key) } else { editor.handle(key.inOneLine) }
      if let entered { return enter(entered, in: focus, of: session) }
      // What a search finds becomes the text when it ends.
      if !editor.isAsking { show(in: focus, of: session) }
    }

    private func editSecret(_ key: Key) {
      switch field?.secret?.handle(key) {
      case .entered(let text): entered = .text(text)
      case .givenUp: entered = .end
      case .refused: say("# a secret has only one line; the pasted lines were discarded")
      case .goesOn, nil: break
      }
    }

    /// Brings the text to the binding, and shows where it is edited.
    private func show(in focus: ControlElement, of session: Session) {
      guard var field else { return }
      let typed = typed
      if typed != field.typed { (field.typed, field.held) = (typed, typed) }
      self.field = field
      let point = field.secret == nil ? editor.charactersBeforePoint : typed.count
      attempt { () throws(InputError) in try session.edit(field.held, at: point, in: focus) }
    }

    private func enter(_ entered: Entered, in focus: ControlElement, of session: Session) {
      self.entered = nil
      switch entered {
      case .end: _ = leave()
      case .text(let text):
        if field?.secret == nil {
          if !text.isEmpty { editor.addToHistory(text) }
          editor.edit(text, of: field?.name)
        }
        show(in: focus, of: session)
        press(.defaultAction, in: session)
      }
    }

    private func attempt(_ work: () throws(InputError) -> Void) {
      do throws(InputError) { try work() } catch { report(error) }
    }

    /// Says what went wrong, unless it is that a key means nothing where it was pressed.
    private func report(_ error: InputError) {
      switch error {
      case .meaninglessKey, .unknownKey, .noFocus, .nothingToFocus: break
      default: say(Line("! \(error)"))
      }
    }
  }
#endif
