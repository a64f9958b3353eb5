import PlatenLines
import PlatenViews

extension Session {
  /// The control that keys go to; none while they go to the prompt.
  ///
  /// It is one that can be acted on, of the topmost layer: a modal takes the focus and gives it back
  /// when it goes. A control that goes away or is disabled loses it to the prompt, and does not get
  /// it back; the focus goes on from there.
  ///
  /// - Complexity: O(*d*) in the nodes above it, and O(1) while the prompt has it. Keeping it takes no
  ///   time in an update.
  public var focus: Control? {
    flush()
    return focusedElement.map(Control.init)
  }

  /// The control that keys go to, as the nodes describe it.
  package var focusedElement: ControlElement? { focusManager.control }

  /// Gives the focus to the next control in frame order, as Tab does; after the last to the prompt.
  ///
  ///     session.focus?.label  // nil
  ///     try session.focusNext()
  ///     session.focus?.label  // "Name"
  ///
  /// - Throws: `InputError.refused` when the text of the field that is left stands for no value of it,
  ///   `InputError.nothingToFocus` when no control can have the focus.
  /// - Complexity: O(*n*) in the nodes of the layer.
  public func focusNext() throws(InputError) { try moveFocus(isForward: true) }

  /// Gives the focus to the control before, as Shift-Tab does; before the first stands the prompt.
  ///
  /// - Throws: As ``focusNext()``.
  /// - Complexity: O(*n*) in the nodes of the layer.
  public func focusPrevious() throws(InputError) { try moveFocus(isForward: false) }

  /// Gives the focus to the control of a name, as the input `focus` does; without one to the prompt.
  ///
  /// A focus state that the control is tied to by `.focused` says so at once.
  ///
  /// - Throws: As ``send(_:)``.
  public func moveFocus(to name: String?) throws(InputError) {
    if let name { return try send(.focus(name)) }
    try recordingKeys("focus") { () throws(InputError) in
      flush()
      try endEditing()
      setFocus(nil)
    }
  }

  private func moveFocus(isForward: Bool) throws(InputError) {
    flush()
    if inputState.edited != nil {
      let next = try focusManager.neighbor(isForward: isForward, in: snapshot.top)
      try endEditing(before: next?.origin)
    }
    setFocus(try focusManager.neighbor(isForward: isForward, in: snapshot.top))
  }

  /// Gives a control of the topmost layer the focus, or the prompt.
  func setFocus(_ control: ControlElement?) {
    guard let top = snapshot.top else { return }
    secretStore.endTyping()
    focusManager.move(to: control, in: top)
  }
}

// MARK: - Typing

extension Session {
  /// Gives the field that has the focus a text while it is typed: its binding has it at once.
  ///
  ///     try session.moveFocus(to: "Name")
  ///     try session.edit("Ada", at: 1)  // the next character goes between «A» and «d»
  ///
  /// - Parameter point: How many characters stand before the edit point; all, if nothing. A live
  ///   terminal has its cursor there.
  /// - Throws: `InputError.noFocus` when no control has the focus, `InputError.cannot` when it takes
  ///   no text.
  public func edit(_ text: String, at point: Int? = nil) throws(InputError) {
    try edit(text, at: point, in: nil)
  }

  /// Gives the field that has the focus a text.
  ///
  /// - Parameter known: What had the focus when it was typed at, where that was just asked for. The
  ///   text goes there or nowhere, wherever the program puts the focus meanwhile: it may be a secret.
  package func edit(
    _ text: String, at point: Int?, in known: ControlElement?
  ) throws(InputError) {
    guard let field = known.map(stillFocused) ?? updatedFocus() else { throw .noFocus(nil) }
    if text != field.secret?() ?? field.value {
      let wasAnythingDue = !inputState.isByKeys && runDueWork()
      guard let field = wasAnythingDue ? current(field) : field else { throw .noFocus(nil) }
      try type(text, into: field)
    }
    if focusManager.holder?.origin == field.origin { focusManager.show(at: point) }
  }

  private func type(_ text: String, into field: ControlElement) throws(InputError) {
    lazy var name = self.name(of: field)
    if field.isSecure { secretStore.noteTyped(text) }
    try recording({ record(text, in: field, named: name, by: $0) }) { () throws(InputError) in
      try perform(.set(text), on: field) { name }
    }
  }

  private func updatedFocus() -> ControlElement? {
    flush()
    return focusedElement
  }

  /// A control that had the focus as it is now: the same, where nothing has happened since.
  private func stillFocused(_ control: ControlElement) -> ControlElement? {
    isSettled && focusManager.holder?.origin == control.origin ? control : current(control)
  }

  private func record(
    _ text: String, in field: ControlElement, named name: String, by recorder: any ActionRecorder
  ) {
    if field.isSecure {
      recorder.recordSecret(text, in: name, of: self)
    } else {
      recorder.recordLine("set \(name.quotedIfNeeded) \(text.quotedIfNeeded)", in: self)
    }
  }
}
