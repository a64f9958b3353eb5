import PlatenNavigation

/// The effect of a key on the focused control.
enum KeyAction {
  /// An operation on the control itself or, in a list, on a control in the cursor row.
  case perform(ControlOperation, ControlElement)
  /// A move of the focus to a different control.
  case focus(ControlElement)
  /// The opening of a menu, whose chosen or first item receives the focus.
  case open(ControlElement)
  /// The closing of the menu of a control.
  case close(ControlElement)
  /// A switch to another tab, which receives the focus.
  case show(ControlElement)
  /// A change to the cursor row of a list, its menu, or its filter.
  case change(RowCursor.Change, ControlElement)
  /// The choice of an item in the menu of a list's cursor row.
  case choose(RowMenu.Item, ControlElement)
  /// The end of a list's filter, followed by an action on the cursor row.
  indirect case endFilter(ControlElement, KeyAction)
  /// A move of the focus to the prompt.
  case leave
}

/// Keys that act on a focused control when pressed without modifiers.
extension KeyEquivalent {
  static let bindings: [KeyEquivalent] = [
    .return, .space, .upArrow, .downArrow, .leftArrow, .rightArrow, .pageUp, .pageDown, .home, .end,
    .escape, .delete, .deleteForward, ".", "/",
  ]
}

@MainActor
extension KeyAction {
  /// Creates the action of a key on the focused control, or returns `nil` if the key currently has
  /// no effect on the control.
  init?(of key: KeyEquivalent, in context: KeyContext) {
    // The first element of a lazy sequence would be computed twice.
    for table in KeyTable.of(context) {
      for binding in table.bindings {
        guard let action = binding.action(of: key, in: context) else { continue }
        self = action
        return
      }
    }
    return nil
  }

  /// Creates the action that a control's keyboard shortcut performs.
  init(ofShortcutAt control: ControlElement) {
    self = control.primaryOperation.map { .perform($0, control) } ?? .focus(control)
  }
}
