import PlatenNavigation

/// User actions, each a shorthand for sending the corresponding input with ``send(_:)``.
///
///     let session = Session(SignUpScreen(service: service), time: .virtual)
///     try session.type("ada", into: "Username")
///     try await session.wait()
///     try session.press("Sign up")
///
/// ``value(of:)`` and ``controls`` reflect an action immediately. The ``frame`` reflects it at the
/// end of the turn: await ``settle()``, ``advance(by:eachMoment:)``, or
/// ``wait(atMost:eachMoment:)`` before you read the frame or the results of later work. Each action
/// throws the same errors and has the same complexity as ``send(_:)``.
extension Session {
  /// Replaces the text of a field, or sets the value of a slider, stepper, or toggle.
  public func set(_ control: String, to text: InputText) throws(InputError) {
    try send(.set(control, to: text))
  }

  /// Appends text to a field.
  public func type(_ text: InputText, into control: String) throws(InputError) {
    try send(.type(text, into: control))
  }

  /// Removes all text from a field.
  public func clear(_ control: String) throws(InputError) { try send(.clear(control)) }

  /// Submits the text of a field, like the Return key.
  public func submit(_ control: String) throws(InputError) { try send(.submit(control)) }

  /// Presses a button by its identifier or label.
  public func press(_ control: String) throws(InputError) { try send(.press(control)) }

  /// Increments the value of a control by one step.
  public func increment(_ control: String) throws(InputError) { try send(.increment(control)) }

  /// Decrements the value of a control by one step.
  public func decrement(_ control: String) throws(InputError) { try send(.decrement(control)) }

  /// Selects an option of a control by its label.
  public func pick(_ option: InputText, of control: String) throws(InputError) {
    try send(.pick(option, of: control))
  }

  /// Switches a toggle to its other state.
  public func toggle(_ control: String) throws(InputError) { try send(.toggle(control)) }

  /// Selects a row of a list by its number, starting at 1, or by its text.
  ///
  /// In a list with multiple selection, selecting a selected row deselects it.
  public func select(_ list: String, row: InputText) throws(InputError) {
    try send(.select(list, row: row))
  }

  /// Scrolls a list so that the specified row comes first.
  ///
  /// Specify the row by its number, starting at 1, or by its text.
  public func scroll(_ list: String, to row: InputText) throws(InputError) {
    try send(.scroll(list, to: row))
  }

  /// Moves a row of a list to the position of another row.
  ///
  /// Specify each row by its number, starting at 1, or by its text.
  public func move(_ list: String, row: InputText, to place: InputText) throws(InputError) {
    try send(.move(list, row: row, to: place))
  }
}
