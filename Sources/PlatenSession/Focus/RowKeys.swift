import PlatenViews

/// The keys of lists and scroll views.
@MainActor
enum RowKeys {
  static let list = KeyTable(
    "list",
    [
      KeyBinding(
        [.return], "Presses the only button or link of the only selected row",
        hint: KeyHint(.return, verb: "opens"), action: pressing),
      KeyBinding(
        [.downArrow, .upArrow], "Selects only the next, previous row of a list with a selection",
        hint: KeyHint(.upArrow, .downArrow, verb: "move"), action: selecting),
    ] + scrolling)

  static let scrollArea = KeyTable("scroll view", scrolling)

  private static let scrolling = [
    KeyBinding(
      [.downArrow, .upArrow, .rightArrow, .leftArrow],
      "Scrolls by one row, one line or, horizontally, one view",
      hint: KeyHint(.upArrow, .downArrow, verb: "scroll"), action: scrolling),
    KeyBinding(
      [.pageDown, .pageUp], "Scrolls by one page", hint: KeyHint(.pageDown, verb: "page"),
      action: scrolling),
    KeyBinding([.home, .end], "Scrolls to the start, the end", action: scrolling),
  ]

  /// Returns the action that presses the only button or link in the selected row, if exactly one
  /// row is selected.
  private static func pressing(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    let list = context.control
    guard let selected = list.rows?.selecting?.selected(), selected.count == 1 else { return nil }
    let pressed = context.controls.filter { control in
      control.isFocusable && control.takes(.press)
        && control.path.contains { $0.list == list.origin && $0.number == selected[0] }
    }
    return pressed.count == 1 ? .perform(.press, pressed[0]) : nil
  }

  private static func selecting(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    context.control.rows?.selecting?.next(key == .downArrow).map { .select($0, context.control) }
  }

  private static func scrolling(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    guard let rows = context.control.rows,
      rows.selecting == nil || ![.upArrow, .downArrow].contains(key)
    else { return nil }
    return rows.start(after: key).map { .perform(.scroll(to: $0), context.control) }
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
      guard arrows.contains(key), let isForward = key.isForward else { return nil }
      if isForward { return isAtEnd ? nil : shown.lowerBound + 1 }
      return isAtStart ? nil : shown.lowerBound - 1
    }
  }
}
