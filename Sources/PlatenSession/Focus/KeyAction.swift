import PlatenViews

/// The effect of a key on the focused control.
enum KeyAction {
  /// An operation on the control itself or, in a list, on a control in the selected row.
  case perform(ControlOperation, ControlElement)
  /// A move of the focus to a different control.
  case focus(ControlElement)
  /// A switch to another tab, which receives the focus.
  case show(ControlElement)
  /// The selection of a single row of a list.
  case select(Int, ControlElement)
  /// A move of the focus to the prompt.
  case leave
}

/// Keys that act on a focused control when pressed without modifiers.
extension KeyEquivalent {
  static let bindings: [KeyEquivalent] = [
    .return, .space, .upArrow, .downArrow, .leftArrow, .rightArrow, .pageUp, .pageDown, .home, .end,
    .escape,
  ]

  /// Whether an arrow key points forward (right or down) or backward (left or up); `nil` for any
  /// other key.
  fileprivate var isForward: Bool? {
    switch self {
    case .rightArrow, .downArrow: true
    case .leftArrow, .upArrow: false
    default: nil
    }
  }
}

@MainActor
extension KeyAction {
  /// Creates the action of a key on a control, or returns `nil` if the key currently has no effect
  /// on the control.
  ///
  /// - Parameter controls: All controls of the layer.
  init?(of key: KeyEquivalent, at control: ControlElement, among controls: [ControlElement]) {
    let deed: KeyAction? =
      switch control.kind {
      case .textField: Self.inField(key, control, controls)
      case .button, .link: Self.pressing(key, control)
      case .menu(let isOpen, _): Self.pressing(key, control) ?? Self.closing(key, control, isOpen)
      case .tab: Self.pressing(key, control) ?? Self.inTabs(key, control, controls)
      case .toggle: Self.switching(key, control)
      case .disclosureGroup(let isExpanded, _):
        Self.switching(key, control) ?? Self.folding(key, control, isExpanded)
      case .stepper, .slider: Self.stepping(key, control)
      case .picker(let selection, let options, _):
        Self.picking(key, selection, options).map { .perform(.pick($0), control) }
      case .list(let rows), .scrollArea(let rows): Self.inRows(key, control, rows, controls)
      }
    guard let deed else { return nil }
    self = deed
  }

  /// Creates the action that a control's keyboard shortcut performs.
  init(ofShortcutAt control: ControlElement) {
    self = control.primaryOperation.map { .perform($0, control) } ?? .focus(control)
  }

  /// Returns the action of a key in a text field.
  ///
  /// If the program does not handle submission, Return presses the default button instead of
  /// submitting the text.
  private static func inField(
    _ key: KeyEquivalent, _ field: ControlElement, _ controls: [ControlElement]
  ) -> KeyAction? {
    switch key {
    case .return where field.hasSubmitAction: return .perform(.submit, field)
    case .return:
      let button = controls.first { $0.shortcut == .defaultAction && $0.isEnabled }
      return button.map(KeyAction.init) ?? .perform(.submit, field)
    case .escape: return .leave
    default: return nil
    }
  }

  private static func pressing(_ key: KeyEquivalent, _ control: ControlElement) -> KeyAction? {
    [.return, .space].contains(key) ? .perform(.press, control) : nil
  }

  /// Returns the action that closes an open menu if the key is Escape.
  private static func closing(
    _ key: KeyEquivalent, _ menu: ControlElement, _ isOpen: Bool
  ) -> KeyAction? {
    key == .escape && isOpen ? .perform(.press, menu) : nil
  }

  private static func switching(_ key: KeyEquivalent, _ control: ControlElement) -> KeyAction? {
    [.return, .space].contains(key) ? .perform(.toggle, control) : nil
  }

  /// Returns the action of an arrow key on a group: the right arrow expands it, and the left arrow
  /// collapses it.
  private static func folding(
    _ key: KeyEquivalent, _ group: ControlElement, _ isExpanded: Bool
  ) -> KeyAction? {
    switch (key, isExpanded) {
    case (.rightArrow, false), (.leftArrow, true): .perform(.toggle, group)
    default: nil
    }
  }

  private static func stepping(_ key: KeyEquivalent, _ control: ControlElement) -> KeyAction? {
    switch key {
    case .rightArrow, .upArrow: .perform(.increment, control)
    case .leftArrow, .downArrow: .perform(.decrement, control)
    default: nil
    }
  }

  /// Returns the option that a key selects, or `nil` if the selection does not change.
  private static func picking(
    _ key: KeyEquivalent, _ selection: String?, _ options: [String]
  ) -> String? {
    let options = options.unique
    let current = selection.flatMap(options.firstIndex)
    let next: Int? =
      switch key {
      case .home: 0
      case .end: options.count - 1
      default:
        key.isForward.map { $0 ? (current ?? -1) + 1 : (current ?? options.count) - 1 }
      }
    guard let next, next != current, options.indices.contains(next) else { return nil }
    return options[next]
  }

  private static func inTabs(
    _ key: KeyEquivalent, _ tab: ControlElement, _ controls: [ControlElement]
  ) -> KeyAction? {
    let tabs = controls.filter { $0.group == tab.group }
    guard let leadsOn = key.isForward,
      let index = tabs.firstIndex(where: { $0.origin == tab.origin })
    else { return nil }
    let next = leadsOn ? index + 1 : index - 1
    return tabs.indices.contains(next) ? .show(tabs[next]) : nil
  }
}

// MARK: - Rows

@MainActor
extension KeyAction {
  private static func inRows(
    _ key: KeyEquivalent, _ list: ControlElement, _ rows: ControlElement.Rows,
    _ controls: [ControlElement]
  ) -> KeyAction? {
    if key == .return { return pressing(in: rows, of: list, controls) }
    if let selecting = rows.selecting, [.upArrow, .downArrow].contains(key) {
      return selecting.next(key == .downArrow).map { .select($0, list) }
    }
    return rows.start(after: key).map { .perform(.scroll(to: $0), list) }
  }

  /// Returns the action that presses the only button or link in the selected row, if exactly one
  /// row is selected.
  private static func pressing(
    in rows: ControlElement.Rows, of list: ControlElement, _ controls: [ControlElement]
  ) -> KeyAction? {
    guard let selected = rows.selecting?.selected(), selected.count == 1 else { return nil }
    let pressed = controls.filter { control in
      control.isFocusable && control.takes(.press)
        && control.path.contains { $0.list == list.origin && $0.number == selected[0] }
    }
    return pressed.count == 1 ? .perform(.press, pressed[0]) : nil
  }
}

extension ControlElement.Rows {
  /// Returns the number of the first visible row after a key scrolls the list, or `nil` if the key
  /// does not scroll the list.
  fileprivate func start(after key: KeyEquivalent) -> Int? {
    let (isAtStart, isAtEnd) = (shown.lowerBound <= 1, shown.upperBound > count)
    switch key {
    case .home: return isAtStart ? nil : 1
    case .end: return isAtEnd ? nil : count
    case .pageUp: return isAtStart ? nil : max(shown.lowerBound - max(shown.count, 1), 1)
    case .pageDown: return isAtEnd ? nil : max(shown.upperBound, shown.lowerBound + 1)
    default:
      let arrows: [KeyEquivalent] =
        areSideBySide ? [.leftArrow, .rightArrow] : [.upArrow, .downArrow]
      guard arrows.contains(key), let leadsOn = key.isForward else { return nil }
      if leadsOn { return isAtEnd ? nil : shown.lowerBound + 1 }
      return isAtStart ? nil : shown.lowerBound - 1
    }
  }
}
