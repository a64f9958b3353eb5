import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The cursor row of a viewport, the open menu of its actions, and the filter of the rows.
///
/// See Documentation/Decisions/lists.md.
@MainActor
struct ListCursor {
  /// The identity of the cursor row and its position at the last layout, or `nil` before the
  /// viewport first receives the focus.
  var row: (id: RowID, position: Int)?
  /// The open menu of the row's actions, or `nil` while no menu is open.
  var menu: RowMenu?
  /// The filter of the rows, or `nil` without a filter.
  var filter: RowFilter?
  /// The scheduled examination of further rows, or `nil` if none is scheduled.
  var search: AnyCancellable?
  /// The direction of the movement that placed the cursor since the last layout, in which the
  /// layout skips rows without lines; otherwise, 0.
  var step = 0
  /// Whether a scroll since the last layout takes the cursor along, as opposed to a change of the
  /// rows, in which the viewport follows the cursor.
  var isCarried = false
  /// The appearance of the cursor at the last layout.
  var look: Look?

  /// The appearance of the cursor: the position of its row, whether the viewport has the focus, and
  /// the chosen item of the open menu.
  struct Look: Equatable {
    let position: Int
    let isFocused: Bool
    let chosen: Int?
  }

  /// Whether a filter omits rows.
  var omitsRows: Bool { filter.map { !$0.text.isEmpty } ?? false }
}

extension RowMenu {
  /// The lines of the menu, one for each item.
  func lines(indent: Int) -> [Line] {
    items.map { item in
      let title = "( \(item.title) )"
      return item.isDestructive
        ? Line(title, style: Style(role: .error)) + " destructive" : Line(title)
    }.menuItems(indent: indent)
  }
}
