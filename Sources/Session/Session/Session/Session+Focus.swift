import PlatenLines
import PlatenNavigation

extension Session {
  /// The focused control, or `nil` while the prompt has the focus.
  ///
  /// The focused control is always an enabled control of the topmost layer. A modal takes the focus
  /// when it appears, and returns the focus when it disappears. If the focused control disappears
  /// or is disabled, the focus moves to the prompt and does not return; the focus order continues
  /// from the control's position.
  ///
  /// - Complexity: O(*d*) in the number of nodes above the control; O(1) while the prompt has the
  ///   focus. Updates spend no time on the focus.
  public var focus: Control? {
    flush()
    return focusedElement.map(Control.init)
  }

  /// The internal representation of the focused control.
  package var focusedElement: ControlElement? { focusManager.control }

  /// The identity of the topmost layer, or `nil` if the screen has not been drawn.
  package var topLayer: NodeID? { graph.topOrigin }

  /// Moves the focus to the next control in frame order, like Tab; the prompt follows the last
  /// control.
  ///
  ///     session.focus?.label  // nil
  ///     try session.focusNext()
  ///     session.focus?.label  // "Name"
  ///
  /// - Throws: `InputError.refused` if the field that loses the focus cannot convert its text to a
  ///   value; `InputError.nothingToFocus` if no control is focusable.
  /// - Complexity: O(*n*) in the number of nodes in the layer.
  public func focusNext() throws(InputError) { try moveFocus(isForward: true) }

  /// Moves the focus to the previous control, like Shift-Tab; the prompt precedes the first
  /// control.
  ///
  /// - Throws: The errors of ``focusNext()``.
  /// - Complexity: O(*n*) in the number of nodes in the layer.
  public func focusPrevious() throws(InputError) { try moveFocus(isForward: false) }

  /// Moves the focus to the control with the specified name, or to the prompt if the name is `nil`.
  ///
  /// A focus state that `.focused` binds to the control is updated immediately.
  ///
  /// - Throws: The errors of ``send(_:)``.
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
    if onCancel != nil, focusedElement == nil {
      setFocus(try focusManager.neighbor(isForward: isForward, in: snapshot.top))
    }
  }

  /// Moves the focus to a control of the topmost layer, or to the prompt.
  func setFocus(_ control: ControlElement?) {
    guard let top = snapshot.top else { return }
    secretStore.endTyping()
    focusManager.move(to: control, in: top)
  }
}

// MARK: - Typing

extension Session {
  /// Replaces the text of the focused field as the user types; the field's binding changes
  /// immediately.
  ///
  ///     try session.moveFocus(to: "Name")
  ///     try session.edit("Ada", at: 1)  // the caret is between "A" and "d"
  ///
  /// - Parameter point: The number of characters before the caret, where a live terminal shows its
  ///   cursor. If `nil`, the caret is at the end of the text.
  /// - Throws: `InputError.noFocus` if no control has the focus; `InputError.cannot` if the focused
  ///   control does not accept text.
  public func edit(_ text: String, at point: Int? = nil) throws(InputError) {
    try edit(text, at: point, in: nil)
  }

  /// Replaces the text of a specific focused field.
  ///
  /// - Parameter known: The field that had the focus when the user typed, if already known. The
  ///   text is never delivered to another field, even if the program moves the focus in the
  ///   meantime, because the text may be secret.
  package func edit(
    _ text: String, at point: Int?, in known: ControlElement?
  ) throws(InputError) {
    guard let field = known.map(stillFocused) ?? updatedFocus() else { throw .noFocus(nil) }
    if text != field.secret?() ?? field.value {
      let wasAnythingDue = !inputState.isByKeys && runDueWork()
      guard let field = wasAnythingDue ? current(field) : field else { throw .noFocus(nil) }
      try type(text, into: field)
    }
    if focusManager.isHolder(field) { focusManager.show(at: point) }
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

  /// Returns the current state of a control that had the focus, or `nil` if it is no longer
  /// available.
  private func stillFocused(_ control: ControlElement) -> ControlElement? {
    isSettled && focusManager.isHolder(control) ? control : current(control)
  }

  private func record(
    _ text: String, in field: ControlElement, named name: String, by recorder: any ActionRecorder
  ) {
    if field.isSecure {
      recorder.recordSecret(text, in: name, of: self)
    } else {
      recorder.recordLine("set \(name.quotedIfNeeded) \(text.quotedAsValue)", in: self)
    }
  }
}
