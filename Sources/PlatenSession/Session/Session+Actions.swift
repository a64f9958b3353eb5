import PlatenViews

/// What a user does, one verb a method; each is ``send(_:)`` of that input.
///
///     let session = Session(SignUpScreen(service: service), time: .virtual)
///     try session.type("ada", into: "Username")
///     try await session.wait()
///     try session.press("Sign up")
///
/// ``value(of:)`` and ``controls`` follow at once, and the ``frame`` at the end of the turn; for that
/// and for what comes later await ``settle()``, ``advance(by:eachMoment:)`` or
/// ``wait(atMost:eachMoment:)``. Each throws what ``send(_:)`` throws, and costs what that costs.
extension Session {
  /// Replaces the text of a field, or sets a slider, a stepper or a switch to a value.
  public func set(_ control: String, to text: InputText) throws(InputError) {
    try send(.set(control, to: text))
  }

  /// Adds to the end of a field's text.
  public func type(_ text: InputText, into control: String) throws(InputError) {
    try send(.type(text, into: control))
  }

  /// Empties a field.
  public func clear(_ control: String) throws(InputError) { try send(.clear(control)) }

  /// Enters the text of a field, as the Return key does.
  public func submit(_ control: String) throws(InputError) { try send(.submit(control)) }

  /// Presses a button.
  public func press(_ control: String) throws(InputError) { try send(.press(control)) }

  /// Goes one step up.
  public func increment(_ control: String) throws(InputError) { try send(.increment(control)) }

  /// Goes one step down.
  public func decrement(_ control: String) throws(InputError) { try send(.decrement(control)) }

  /// Picks an option, by its label.
  public func pick(_ option: InputText, of control: String) throws(InputError) {
    try send(.pick(option, of: control))
  }

  /// Switches on what is off, and off what is on.
  public func toggle(_ control: String) throws(InputError) { try send(.toggle(control)) }

  /// Selects a row of a list, by its number from 1 or by its text; of a set, the row again is out.
  public func select(_ list: String, row: InputText) throws(InputError) {
    try send(.select(list, row: row))
  }

  /// Begins the window of a list with a row, given by its number from 1 or by its text.
  public func scroll(_ list: String, to row: InputText) throws(InputError) {
    try send(.scroll(list, to: row))
  }

  /// Brings a row of a list to the place of another, both by number from 1 or by text.
  public func move(_ list: String, row: InputText, to place: InputText) throws(InputError) {
    try send(.move(list, row: row, to: place))
  }
}
