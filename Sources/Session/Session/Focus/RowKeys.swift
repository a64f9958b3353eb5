import PlatenNavigation

/// The keys of lists, which act on the cursor row, and of scroll views.
@MainActor
enum RowKeys {
  static let list = KeyTable(
    "list",
    [
      KeyBinding(
        [
          ([.downArrow], "Moves the cursor to the next row"),
          ([.upArrow], "Moves the cursor to the previous row"),
        ],
        hint: KeyHint(.upArrow, .downArrow, verb: "move"), if: { !isSideways($0) }, action: moving),
      KeyBinding(
        [
          ([.rightArrow], "Moves the cursor to the next view of the horizontal stack"),
          ([.leftArrow], "Moves the cursor to the previous view of the horizontal stack"),
        ],
        hint: KeyHint(.leftArrow, .rightArrow, verb: "move"), if: isSideways, action: moving),
      KeyBinding(
        [.return],
        """
        Follows the only link, presses the only button, or operates the only control of the cursor \
        row; otherwise, selects or enters the row
        """,
        hint: KeyHint(.return, verb: "opens"), verb: { $0.row?.activationVerb }
      ) { $1.row?.activation },
      KeyBinding(
        [.space], "Selects the row, or switches it in a multiple selection",
        hint: KeyHint(.space, verb: "selects"), verb: { $0.row?.selection.map { _ in "selects" } },
        if: { $0.rows?.selecting != nil }
      ) { $1.row?.choice },
      KeyBinding(
        [.space], "Presses the only button of the row, in a list without a selection",
        if: { $0.rows?.selecting == nil }
      ) { $1.row?.choice },
      KeyBinding(
        ["/"], "Filters the rows by their text", hint: KeyHint("/", verb: "filter"),
        if: { !isSideways($0) }
      ) { .change(.filter(""), $1.control) },
      KeyBinding(
        ["."], "Opens a menu of the row's actions", hint: KeyHint(".", verb: "actions"),
        verb: { $0.row?.hasActions == true ? "actions" : nil }
      ) { _, context in context.row?.menu().map { .change(.menu($0), context.control) } },
      KeyBinding(
        [
          ([.pageDown], "Moves the cursor down by one page"),
          ([.pageUp], "Moves the cursor up by one page"),
        ], action: moving),
      KeyBinding(
        [
          ([.home], "Moves the cursor to the first row"),
          ([.end], "Moves the cursor to the last row"),
        ], action: moving),
      KeyBinding(
        [
          ([.rightArrow], "Expands the group, or moves the focus to the first control of the row"),
          ([.downArrow], "In a horizontal stack, moves the focus to the first control of the view"),
        ]
      ) { key, context in
        key == (isSideways(context) ? .downArrow : .rightArrow) ? context.row?.entry : nil
      },
      KeyBinding([.leftArrow], "Collapses the group") { $1.row?.collapse },
      KeyBinding(
        [.delete, .deleteForward],
        "Opens the menu at the action that deletes the row; Return performs it",
        hint: KeyHint(.deleteForward, verb: "removes"),
        verb: { $0.row?.isDeletable == true ? "removes" : nil }
      ) { $1.row?.deletion },
    ], tail: [.help])

  /// The keys of a list while the menu of the row's actions is open.
  static let menu = KeyTable(
    "menu of a row's actions",
    [
      KeyBinding(
        [
          ([.downArrow], "Chooses the next action"), ([.upArrow], "Chooses the previous action"),
        ],
        hint: KeyHint(.upArrow, .downArrow, verb: "move"), action: choosing),
      KeyBinding(
        [([.home], "Chooses the first action"), ([.end], "Chooses the last action")],
        action: choosing),
      KeyBinding(
        [.return, .space], "Performs the chosen action", hint: KeyHint(.return, verb: "chooses")
      ) { _, context in
        context.cursor?.menu.map { .choose($0.items[$0.chosen], context.control) }
      },
      KeyBinding([.escape, .leftArrow], "Closes the menu", hint: KeyHint(.escape, verb: "closes")) {
        .change(.menu(nil), $1.control)
      },
    ], tail: [])

  /// The keys of a list while the user filters its rows.
  static let filter = KeyTable(
    "list with a filter",
    [
      KeyBinding(
        [], takesTyping: true, "Adds the character to the text of the filter",
        hint: KeyHint([], "Type to filter")
      ) { .change(.filter(($1.cursor?.filter ?? "") + String($0.character)), $1.control) },
      KeyBinding(
        [.downArrow, .upArrow, .pageDown, .pageUp, .home, .end],
        "Moves the cursor as without a filter",
        hint: KeyHint(.upArrow, .downArrow, verb: "move"), action: moving),
      KeyBinding(
        [.return], "Ends the filter and acts on the cursor row as without a filter",
        hint: KeyHint(.return, verb: "ends"), verb: { $0.row?.activationVerb ?? "ends" }
      ) { _, context in
        let list = context.control
        return context.row?.activation.map { .endFilter(list, $0) } ?? .change(.filter(nil), list)
      },
      KeyBinding([.escape], "Ends the filter", hint: KeyHint(.escape, verb: "ends")) {
        .change(.filter(nil), $1.control)
      },
      KeyBinding([.delete], "Deletes the last character; without text, ends the filter") {
        let text = $1.cursor?.filter ?? ""
        return .change(.filter(text.isEmpty ? nil : String(text.dropLast())), $1.control)
      },
      KeyBinding([.rightArrow], "Enters the controls of the row") { $1.row?.entry },
    ], tail: [])

  /// The keys of a control in a row of a list that the control itself does not use.
  static let insideRow = KeyTable(
    "control in a row",
    [
      KeyBinding([.escape], "Moves the focus to the list") { $1.list.map(KeyAction.focus) },
      KeyBinding(
        [
          ([.rightArrow], "Moves the focus to the next control of the row"),
          (
            [.leftArrow],
            "Moves the focus to the previous control of the row or, from the first, to the list"
          ),
        ], action: movingInRow),
    ])

  static let scrollArea = KeyTable(
    "scroll view",
    [
      KeyBinding(
        [([.downArrow], "Scrolls down by one line"), ([.upArrow], "Scrolls up by one line")],
        hint: KeyHint(.upArrow, .downArrow, verb: "scroll"), action: scrolling),
      KeyBinding(
        [([.pageDown], "Scrolls down by one page"), ([.pageUp], "Scrolls up by one page")],
        hint: KeyHint(.pageDown, verb: "page"),
        action: scrolling),
      KeyBinding(
        [([.home], "Scrolls to the start"), ([.end], "Scrolls to the end")], action: scrolling),
    ], tail: [.next, .help])

  /// The keys of a list in its current state.
  static func table(of rows: ControlElement.Rows) -> KeyTable {
    if rows.cursor?.menu != nil { return menu }
    return rows.cursor?.filter != nil ? filter : list
  }
}

// MARK: - Actions

extension RowKeys {
  private static func isSideways(_ context: KeyContext) -> Bool {
    context.rows?.areSideBySide == true
  }

  private static func moving(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    guard let rows = context.rows, let cursor = rows.cursor,
      let movement = RowCursor.Movement(key, areSideBySide: rows.areSideBySide)
    else { return nil }
    return cursor.change(for: movement).map { .change($0, context.control) }
  }

  private static func choosing(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    guard let menu = context.cursor?.menu else { return nil }
    let index =
      switch key {
      case .home: 0
      case .end: menu.items.count - 1
      default: menu.chosen + (key == .downArrow ? 1 : -1)
      }
    guard menu.items.indices.contains(index), index != menu.chosen else { return nil }
    return .change(.menu(RowMenu(menu.items, chosen: index)), context.control)
  }

  private static func movingInRow(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    guard let list = context.list, !context.control.isField else { return nil }
    let row = context.controls.filter { $0.isFocusable && $0.isInRow(of: context.control) }
    guard let index = row.firstIndex(where: { $0.origin == context.control.origin }) else {
      return nil
    }
    if key == .leftArrow { return .focus(index > 0 ? row[index - 1] : list) }
    return index + 1 < row.count ? .focus(row[index + 1]) : nil
  }

  private static func scrolling(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    context.rows?.start(after: key).map { .perform(.scroll(to: $0), context.control) }
  }
}

@MainActor
extension KeyContext {
  /// The cursor row of the focused list.
  fileprivate var cursor: RowCursor? { rows?.cursor }

  /// The list in whose row the focused control is, or `nil` outside of lists.
  var list: ControlElement? {
    control.path.isEmpty ? nil : control.enclosingList(among: controls)
  }
}

extension RowCursor.Movement {
  /// Creates the movement of a key in a list, or returns `nil` for other keys.
  fileprivate init?(_ key: KeyEquivalent, areSideBySide: Bool) {
    switch key {
    case areSideBySide ? .rightArrow : .downArrow: self = .next
    case areSideBySide ? .leftArrow : .upArrow: self = .previous
    case .pageDown: self = .nextPage
    case .pageUp: self = .previousPage
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }
}

extension ControlElement.Rows {
  /// Returns the number of the first visible line after a key scrolls the view, or `nil` if the key
  /// does not scroll the view.
  fileprivate func start(after key: KeyEquivalent) -> Int? {
    let (isAtStart, isAtEnd) = (shown.lowerBound <= 1, shown.upperBound > count)
    switch key {
    case .home: return isAtStart ? nil : 1
    case .end: return isAtEnd ? nil : count
    case .pageUp: return isAtStart ? nil : max(shown.lowerBound - max(shown.count, 1), 1)
    case .pageDown: return isAtEnd ? nil : max(shown.upperBound, shown.lowerBound + 1)
    case .downArrow: return isAtEnd ? nil : shown.lowerBound + 1
    case .upArrow: return isAtStart ? nil : shown.lowerBound - 1
    default: return nil
    }
  }
}
