import PlatenNavigation

/// The keys of controls in open menus, alerts and dialogs, which take precedence over the keys of
/// the controls themselves.
@MainActor
enum ContextKeys {
  static let menuItem = KeyTable(
    "item of an open menu",
    [
      KeyBinding(
        [
          ([.downArrow], "Moves the focus to the next item"),
          ([.upArrow], "Moves the focus to the previous item"),
        ],
        hint: KeyHint(.upArrow, .downArrow, verb: "move")
      ) { key, context in
        let items = context.controls.items(around: context.control)
        return items.neighbor(of: context.control, isForward: key == .downArrow).map { .focus($0) }
      },
      KeyBinding(
        [.return, .space], "Chooses the item and closes the menu",
        hint: KeyHint(.return, verb: "chooses"),
        if: { $0.control.takes(.press) && $0.control.isOpen == nil }
      ) { .perform(.press, $1.control) },
      KeyBinding(
        [.escape], "Closes the menu and returns the focus to its button",
        hint: KeyHint(.escape, verb: "closes")
      ) { _, context in context.controls.opener(of: context.control).map { .close($0) } },
    ], tail: [])

  static let answer = KeyTable(
    "button of an alert or a dialog",
    [
      KeyBinding(
        [
          ([.rightArrow, .downArrow], "Moves the focus to the next button"),
          ([.leftArrow, .upArrow], "Moves the focus to the previous button"),
        ],
        hint: KeyHint(.leftArrow, .rightArrow, verb: "choose"), action: moving)
    ], tail: [.escape])

  /// Returns whether a control is a button of an alert or a dialog.
  static func isAnswer(_ context: KeyContext) -> Bool {
    guard case .button = context.control.kind else { return false }
    return context.modal == .alert || context.modal == .dialog
  }

  private static func moving(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    let buttons = context.controls.filter { $0.role == .button && $0.isFocusable }
    guard let isForward = key.isForward else { return nil }
    return buttons.neighbor(of: context.control, isForward: isForward).map { .focus($0) }
  }
}
