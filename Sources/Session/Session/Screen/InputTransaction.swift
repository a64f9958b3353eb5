import PlatenNavigation

/// One input of a user: what it acts on, and what it does there.
@MainActor
enum InputTransaction {
  /// An input that names its control, or acts on the topmost layer.
  case input(Input)
  /// An operation on a control that is known, such as the focused one.
  ///
  /// The closure returns the name of the control. It is called only if the name is displayed.
  case operation(ControlOperation, ControlElement, name: () -> String)

  /// What an input acts on.
  enum Target {
    case control(ControlElement)
    /// The topmost layer, and the effect of the input there.
    case layer(effect: @MainActor () -> Void)
  }

  /// The action of the input.
  var action: ControlAction {
    switch self {
    case .input(let input): input.action
    case .operation(let operation, _, _): operation.action
    }
  }

  /// The name of the control or, to dismiss one, of the modal; otherwise, an empty string.
  var name: String {
    switch self {
    case .input(let input): input.control
    case .operation(_, _, let name): name()
    }
  }

  /// The input that has the same effect.
  var input: Input {
    switch self {
    case .input(let input): input
    case .operation(let operation, _, let name): Input(operation, name())
    }
  }
}

// MARK: - Resolving

extension InputTransaction {
  /// Returns what the input acts on.
  ///
  /// - Throws: The error of a name that nothing has, or of a layer that has no such action.
  func target(on screen: LiveScreen) throws(InputError) -> Target {
    switch self {
    case .operation(_, let control, _): .control(control)
    case .input(let input):
      switch input.action {
      case .dismiss: .layer(effect: try screen.dismissal(named: input.control))
      case .refresh: .layer(effect: try screen.refreshing())
      default: .control(try screen.names.control(named: input.control))
      }
    }
  }

  /// Returns what the input acts on after the text of another field was submitted, which can remove
  /// a control.
  func currentTarget(_ target: Target, on screen: LiveScreen) throws(InputError) -> Target {
    guard case .control = target else { return target }
    guard case .operation(let operation, let control, let name) = self else {
      return try self.target(on: screen)
    }
    guard let current = screen.current(control) else {
      throw operation.action == .set ? .noFocus(nil) : screen.names.missing(name())
    }
    return .control(current)
  }

  /// Returns the operation on a resolved control, or `nil` to move the focus there.
  func operation(
    on control: ControlElement, _ secrets: SecretStore
  ) throws(InputError) -> ControlOperation? {
    switch self {
    case .operation(let operation, _, _): operation
    case .input(let input): try input.operation(on: control, secrets)
    }
  }
}

// MARK: - Validating

extension InputTransaction {
  /// Checks that a control supports the input in its current state.
  func validate(_ target: Target) throws(InputError) {
    guard case .control(let control) = target else { return }
    guard control.takes(action) else {
      let name = name
      let usage = ControlUsage(of: control, named: name)
      throw .cannot(action, name, role: control.role, usages: usage.chief.compactMap { usage[$0] })
    }
    if !control.isEnabled { throw .disabled(name) }
  }
}

extension InputTransaction.Target {
  /// The control, or `nil` for a layer.
  var control: ControlElement? {
    if case .control(let control) = self { control } else { nil }
  }
}

// MARK: - The topmost layer

extension LiveScreen {
  /// Returns the effect of dismissing the topmost modal, if it has the specified name.
  ///
  /// If no modal is presented and the name is empty, the effect is to go back to the previous page.
  fileprivate func dismissal(named name: String) throws(InputError) -> @MainActor () -> Void {
    guard let top = layers.last else { throw .nothingToDismiss(name, existing: []) }
    guard let modal = top.modal else {
      guard let dismiss = top.dismiss, name.isEmpty else {
        throw .nothingToDismiss(name, existing: [])
      }
      return dismiss
    }
    guard name.isEmpty || name == modal.name else {
      let existing = layers.compactMap(\.modal?.name)
      if existing.contains(name) { throw .behind(name, modal, existing: names.controls) }
      throw .nothingToDismiss(name, existing: existing)
    }
    guard let dismiss = top.dismiss else {
      throw .cannotDismiss(modal, existing: names.controls)
    }
    return dismiss
  }

  /// Returns the effect of each refresh action of the topmost layer that is not already running.
  fileprivate func refreshing() throws(InputError) -> @MainActor () -> Void {
    guard let top = layers.last, !top.refreshings.isEmpty else {
      throw .nothingToRefresh(layers.last?.modal)
    }
    let resting = top.refreshings.filter { !$0.isUnderWay() }
    if resting.isEmpty { throw .refreshing }
    return { for refreshing in resting { refreshing.start() } }
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
