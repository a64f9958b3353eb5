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
  public var focus: Control? { screen.flush().focusedControl.map(Control.init) }

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
  public func focusNext() throws(InputError) { try keys.moveFocus(isForward: true) }

  /// Moves the focus to the previous control, like Shift-Tab; the prompt precedes the first
  /// control.
  ///
  /// - Throws: The errors of ``focusNext()``.
  /// - Complexity: O(*n*) in the number of nodes in the layer.
  public func focusPrevious() throws(InputError) { try keys.moveFocus(isForward: false) }

  /// Moves the focus to the control with the specified name, or to the prompt if the name is `nil`.
  ///
  /// A focus state that `.focused` binds to the control is updated immediately.
  ///
  /// - Throws: The errors of ``send(_:)``.
  public func moveFocus(to name: String?) throws(InputError) {
    if let name { try send(.focus(name)) } else { try keys.focusPrompt() }
  }

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
    guard let field = screen.flush().focusedControl else { throw .noFocus(nil) }
    try keys.type(text, at: point, in: field)
  }

  /// Presses a key, with or without modifiers.
  ///
  ///     try session.moveFocus(to: "Seats")
  ///     try session.press(KeyboardShortcut(.rightArrow, modifiers: []))  // adds a seat
  ///
  /// A key without modifiers first acts on the focused control: Return and Space press buttons and
  /// switch toggles; arrows step values, pick options, move in lists, and scroll; Return submits the
  /// text of a field; and Escape leaves the field. A key that has no effect on the focused control
  /// activates the control with the matching `.keyboardShortcut`. Otherwise, Tab and Shift-Tab move
  /// the focus, Page Up and Page Down act on the only list or scroll view, and Escape dismisses the
  /// topmost modal or page, or moves the focus to the prompt. The third Escape in succession always
  /// moves the focus to the prompt.
  ///
  /// - Throws: `InputError.meaninglessKey`, or another key error, if the key has no effect;
  ///   otherwise, the errors of the corresponding input.
  /// - Complexity: O(*n*) in the number of nodes in the layer, plus the cost of the input.
  public func press(_ keys: KeyboardShortcut) throws(InputError) { try self.keys.press(keys) }
}
