import PlatenLines
import PlatenViews

// The path of an input, from top to bottom.

extension Session {
  /// Carries an input out; the frame follows at the end of the turn.
  ///
  /// - Throws: `InputError` when there is no such control, or it does not take this input now.
  public func send(_ input: Input) throws(InputError) {
    flush()
    try rollingBackOnError { () throws(InputError) in try perform(input) }
  }

  /// Carries an input out; one that is refused does not count as the last.
  func rollingBackOnError(_ work: () throws(InputError) -> Void) throws(InputError) {
    let last = history?.input
    do throws(InputError) {
      try work()
    } catch {
      history?.takeBack(to: last)
      throw error
    }
  }

  private func perform(_ input: Input) throws(InputError) {
    switch input.action {
    case .dismiss:
      history?.note(input)
      try dismiss(input.control)
    case .refresh:
      history?.note(input)
      try refresh()
    case .key: try press(typed: input.control)
    default: try carryOutAtControl(input)
    }
  }

  private func carryOutAtControl(_ input: Input) throws(InputError) {
    var control = try control(taking: input)
    history?.note(input, isSecure: control.isSecure)
    if inputState.edited != nil {
      try endEditing(before: control.origin, to: input.action, input.control)
      control = try self.control(taking: input)  // What was entered may have disabled it.
    }
    let text = try secretStore.text(of: input.text)
    if input.action == .focus {
      setFocus(control)
      return
    }
    if let place = input.place {
      return try move(text, to: try secretStore.text(of: place), in: control)
    }
    let operand = try operand(text, for: input.action, in: control)
    try perform(input.action, operand, at: control) { input.control }
  }

  /// Gives a control a text, as an input by its name does.
  ///
  /// - Parameters:
  ///   - control: The control as it is now.
  ///   - name: What it is called, asked for only where it is told.
  func set(
    _ control: ControlElement, to text: String, named name: @escaping () -> String
  ) throws(InputError) {
    try rollingBackOnError { () throws(InputError) in
      try check(control, takes: .set, named: name())
      history?.note(.set(name(), to: .literal(text)), isSecure: control.isSecure)
      var control = control
      if inputState.edited != nil {
        try endEditing(before: control.origin, to: .set, name())
        guard let left = current(control) else { throw .noFocus(nil) }
        control = left
        try check(control, takes: .set, named: name())
      }
      try perform(.set, text, at: control, named: name)
    }
  }

  private func perform(
    _ action: ControlAction, _ text: String, at control: ControlElement,
    named name: @escaping () -> String
  ) throws(InputError) {
    secretStore.note(text, for: action, in: control)
    if let refusal = perform({ control.perform(action, text) }) {
      throw .refused(action, name(), refusal)
    }
    if control.keepsTyped {
      inputState.edited = InputState.Edited(name: name, control: control)
    }
  }

  /// The control that an input is for.
  ///
  /// - Throws: `InputError` when there is none, or it does not take this input now.
  private func control(taking input: Input) throws(InputError) -> ControlElement {
    let control = try element(named: input.control)
    try check(control, takes: input.action, named: input.control)
    return control
  }

  private func check(
    _ control: ControlElement, takes action: ControlAction, named name: @autoclosure () -> String
  ) throws(InputError) {
    guard control.actions.contains(action) else {
      let name = name()
      let usage = ControlUsage(of: control, named: name)
      throw .cannot(action, name, role: control.role, usages: usage.chief.compactMap { usage[$0] })
    }
    if !control.isEnabled { throw .disabled(name()) }
  }
}

// MARK: - Before another control is acted on

extension Session {
  /// Has the field that was edited last enter its text, as one does that loses the focus.
  ///
  /// - Parameters:
  ///   - next: The control that is acted on now.
  ///   - action: The action to perform then; `nil` if the field only loses the focus.
  ///   - name: The name of the control, if the action has one.
  /// - Throws: `InputError.notEntered`, or without an action `InputError.refused`, when the text stands
  ///   for no value of the field.
  func endEditing(
    before next: NodeID? = nil, to action: ControlAction? = nil,
    _ name: @autoclosure () -> String? = nil
  ) throws(InputError) {
    guard let edited = inputState.edited, edited.control.origin != next else { return }
    inputState.edited = nil
    guard let refusal = perform({ edited.control.endEditing() }) else {
      flush()
      return
    }
    guard let action else { throw .refused(.submit, edited.name(), refusal) }
    throw .notEntered(action, control: name(), field: edited.name(), refusal)
  }
}

// MARK: - What an input names in a control

extension Session {
  /// What a text names: of a list the row, by its number from 1 on or by what it says; of a picker
  /// an option, which may be cut as messages cut it; else the text itself.
  func operand(_ text: String, for action: ControlAction, in control: ControlElement)
    throws(InputError)
    -> String
  {
    guard let rows = control.rows else {
      if action != .pick || control.options.contains(text) { return text }
      return control.options.first { $0.shown.isShown(as: text) } ?? text
    }
    let number = try rows.number(of: text, in: control)
    if action == .select, !rows.isSelectable(number) {
      throw .notSelectable(text, control.label, others: rows.shown.filter(rows.isSelectable))
    }
    return String(number)
  }

  /// Brings a row of a list to the place of another.
  func move(_ row: String, to place: String, in control: ControlElement) throws(InputError) {
    guard let rows = control.rows else { return }
    let number = try rows.number(of: row, in: control)
    guard let places = rows.places(number) else {
      let others = rows.shown.filter { rows.places($0) != nil }
      throw .notMovable(row, control.label, others: others)
    }
    let goal = try rows.number(of: place, in: control)
    guard places.contains(goal) else { throw .noPlace(row, control.label, place, among: places) }
    if goal != number { perform { rows.move(number, goal) } }
  }
}

extension ControlElement.Rows {
  /// The number that a text gives, or else that of the first row shown that says the text.
  @MainActor
  fileprivate func number(of text: String, in control: ControlElement) throws(InputError) -> Int {
    if let number = Int(text), number > 0, number <= count { return number }
    let texts = texts()
    if let row = texts.first(where: { $0.text == text }) { return row.number }
    throw .unknownRow(
      text, control.label, count: count,
      similar: Int(text) == nil ? mostSimilar(to: text, among: texts.map(\.text)) : nil)
  }
}

// MARK: - Inputs to no control

extension Session {
  /// Closes what is on top; of another name than that of the topmost, nothing. Where nothing is shown
  /// above the screen, goes back to the page below.
  func dismiss(_ name: String) throws(InputError) {
    let layers = layers
    guard let top = layers.last else { throw .nothingToDismiss(name, existing: []) }
    guard let modal = top.modal else { return try goBack(by: top.dismiss, named: name) }
    let names = controlNames
    guard name.isEmpty || name == modal.name else {
      let existing = layers.compactMap(\.modal?.name)
      if existing.contains(name) { throw .behind(name, modal, existing: names) }
      throw .nothingToDismiss(name, existing: existing)
    }
    guard let dismiss = top.dismiss else { throw .cannotDismiss(modal, existing: names) }
    try endEditing(to: .dismiss)
    perform(dismiss)
  }

  private func goBack(
    by dismiss: (@MainActor () -> Void)?, named name: String
  ) throws(InputError) {
    guard let dismiss, name.isEmpty else { throw .nothingToDismiss(name, existing: []) }
    try endEditing(to: .dismiss)
    perform(dismiss)
  }

  /// Begins to bring up to date whatever can be in the layer on top, but what is already.
  func refresh() throws(InputError) {
    guard let top = layers.last, !top.refreshings.isEmpty else {
      throw .nothingToRefresh(layers.last?.modal)
    }
    let resting = top.refreshings.filter { !$0.isUnderWay() }
    if resting.isEmpty { throw .refreshing }
    try endEditing(to: .refresh)
    perform { for refreshing in resting { refreshing.start() } }
  }
}

extension Modal {
  /// What `dismiss` calls it: its title, or what it is.
  package var name: String { title.isEmpty ? kind.rawValue : title }

  /// What a message calls it.
  package var phrase: String {
    "the \(kind.rawValue)" + (title.isEmpty ? "" : " \(title.shown.inQuotes)")
  }
}
