import PlatenLines
import PlatenNavigation

// The stages of an input, from top to bottom.

extension Session {
  /// Performs an input; the frame is updated at the end of the turn.
  ///
  /// - Throws: `InputError` if no control has the name, or if the control does not support the
  ///   input in its current state.
  public func send(_ input: Input) throws(InputError) {
    if input.action != .key { flush() }  // A key runs the work that is due first.
    try rollingBackOnError { () throws(InputError) in try perform(input) }
  }

  /// Performs an input, and restores the previous input in the history if it fails.
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
      control = try self.control(taking: input)  // Submitting text can disable it.
    }
    if let operation = try operation(of: input, on: control) {
      try carryOut(operation, on: control) { input.control }
    } else {
      setFocus(control)
    }
  }

  /// Performs an operation on a control, like an input with the control's name.
  ///
  /// - Parameters:
  ///   - control: The current state of the control.
  ///   - name: A closure that returns the name of the control, called only if the name is
  ///     displayed.
  func perform(
    _ operation: ControlOperation, on control: ControlElement, named name: @escaping () -> String
  ) throws(InputError) {
    try rollingBackOnError { () throws(InputError) in
      try check(control, takes: operation.action, named: name())
      history?.note(Input(operation, name()), isSecure: control.isSecure)
      var control = control
      if inputState.edited != nil {
        // The user does not see the name of a control that only its keyboard shortcut presses.
        let isNamed = control.isSeen || control.shortcut == nil
        let action = isNamed ? operation.action : nil
        try endEditing(before: control.origin, to: action, name())
        guard let left = current(control) else { throw gone(name(), before: operation) }
        control = left
        try check(control, takes: operation.action, named: name())
      }
      try carryOut(operation, on: control, named: name)
    }
  }

  /// Returns the error for an operation on a control that has just disappeared.
  private func gone(_ name: String, before operation: ControlOperation) -> InputError {
    operation.action == .set ? .noFocus(nil) : missing(name)
  }

  private func carryOut(
    _ operation: ControlOperation, on control: ControlElement, named name: @escaping () -> String
  ) throws(InputError) {
    // The program's getter can write to the log, which reads the secret store. The getter therefore
    // runs before the store is modified.
    if let held = control.secret?() { secretStore.note(operation, over: held) }
    if let error = perform({ control.perform(operation) }) {
      throw .refused(operation.action, name(), error)
    }
    if control.keepsTyped {
      inputState.edited = InputState.Edited(name: name, control: control)
    }
  }

  /// Returns the control to which an input applies.
  ///
  /// - Throws: `InputError` if the control does not exist, or does not support the input in its
  ///   current state.
  private func control(taking input: Input) throws(InputError) -> ControlElement {
    let control = try element(named: input.control)
    try check(control, takes: input.action, named: input.control)
    return control
  }

  private func check(
    _ control: ControlElement, takes action: ControlAction, named name: @autoclosure () -> String
  ) throws(InputError) {
    guard control.takes(action) else {
      let name = name()
      let usage = ControlUsage(of: control, named: name)
      throw .cannot(action, name, role: control.role, usages: usage.chief.compactMap { usage[$0] })
    }
    if !control.isEnabled { throw .disabled(name()) }
  }
}

// MARK: - Before an action on another control

extension Session {
  /// Submits the text of the most recently edited field, as if it lost the focus.
  ///
  /// - Parameters:
  ///   - next: The control that receives the next action.
  ///   - action: The next action, or `nil` if an error describes only the field.
  ///   - name: The name of the control that receives the next action.
  /// - Throws: `InputError.notEntered`, or `InputError.refused` without an action, if the field
  ///   cannot convert its text to a value.
  func endEditing(
    before next: NodeID? = nil, to action: ControlAction? = nil,
    _ name: @autoclosure () -> String? = nil
  ) throws(InputError) {
    guard let edited = inputState.edited, edited.control.origin != next else { return }
    inputState.edited = nil
    guard let error = perform({ edited.control.endEditing() }) else {
      flush()
      return
    }
    guard let action else { throw .refused(.submit, edited.name(), error) }
    throw .notEntered(action, control: name(), field: edited.name(), error)
  }
}

// MARK: - Operations of inputs

extension Session {
  /// Returns the operation of an input, resolving its text operands to options and row numbers.
  ///
  /// - Returns: `nil` for an input that only moves the focus to the control.
  private func operation(
    of input: Input, on control: ControlElement
  ) throws(InputError) -> ControlOperation? {
    let text = try secretStore.text(of: input.text)
    switch input.action {
    case .press: return .press
    case .toggle: return .toggle
    case .increment: return .increment
    case .decrement: return .decrement
    case .set: return .set(text)
    case .type: return .type(text)
    case .clear: return .clear
    case .submit: return .submit
    case .pick: return .pick(control.option(shownAs: text))
    case .select: return .select(row: try control.selectableRow(text))
    case .scroll: return .scroll(to: try control.row(text))
    case .move:
      let place = try secretStore.text(of: input.place ?? input.text)
      return try control.moving(text, to: place)
    case .focus, .dismiss, .refresh, .key: return nil
    }
  }
}

extension ControlElement {
  /// Returns the option of a picker that the specified text refers to; the text may be truncated as
  /// in messages.
  fileprivate func option(shownAs text: String) -> String {
    let options = options
    if options.contains(text) { return text }
    return options.first { $0.shown.isShown(as: text) } ?? text
  }

  /// Returns the row number in the specified text, or the number of the first row in the viewport
  /// with that text.
  fileprivate func row(_ text: String) throws(InputError) -> Int {
    let number = Int(text)
    let count = rows?.count ?? 0
    if let number, number > 0, number <= count { return number }
    let texts = rows?.texts() ?? []
    if let row = texts.first(where: { $0.text == text }) { return row.number }
    throw .unknownRow(
      text, label, count: count,
      similar: number == nil ? mostSimilar(to: text, among: texts.map(\.text)) : nil)
  }

  fileprivate func selectableRow(_ text: String) throws(InputError) -> Int {
    let number = try row(text)
    guard let rows, !rows.isSelectable(number) else { return number }
    throw .notSelectable(text, label, others: rows.shown.filter(rows.isSelectable))
  }

  /// Returns the operation that moves a row to the position of another row.
  fileprivate func moving(
    _ row: String, to place: String
  ) throws(InputError) -> ControlOperation {
    let number = try self.row(row)
    guard let rows, let places = rows.places(number) else {
      let others = rows.map { rows in rows.shown.filter { rows.places($0) != nil } } ?? []
      throw .notMovable(row, label, others: others)
    }
    let goal = try self.row(place)
    guard places.contains(goal) else { throw .noPlace(row, label, place, among: places) }
    return .move(row: number, to: goal)
  }
}

// MARK: - Inputs without a control

extension Session {
  /// Dismisses the topmost modal if it has the specified name.
  ///
  /// If no modal is presented and the name is empty, navigates back to the previous page.
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

  /// Starts each refresh action of the topmost layer that is not already running.
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
  /// The name of the modal for `dismiss`: its title or, if the title is empty, its kind.
  package var name: String { title.isEmpty ? kind.rawValue : title }

  /// The phrase that refers to the modal in messages.
  package var phrase: String {
    "the \(kind.rawValue)" + (title.isEmpty ? "" : " \(title.shown.inQuotes)")
  }
}
