@_spi(Nodes) import PlatenGraph

/// The operations of users and programs on the rows of a viewport.
///
/// Users specify rows by number. An operation on a row that a filter omits ends the filter.
@MainActor
struct RowOperations {
  let rows: RowArrangement
  let cursor: ListCursor

  private var window: RowWindow { rows.window }

  // MARK: Selection

  func isSelectable(_ number: Int) -> Bool {
    guard let position = cursor.position(ofNumber: number) else { return false }
    return rows.selection?.canSelect(at: position, in: window.index) ?? false
  }

  /// Selects a row, and scrolls it into the viewport.
  func select(_ number: Int) {
    guard let position = cursor.position(ofNumber: number) else { return }
    rows.selection?.select(at: position, in: window.index)
    if !window.shows(position) { scrollToStart(position) }
  }

  // MARK: Moves

  /// Returns the numbers of the places to which a row can move; `nil` if it cannot move.
  func places(of number: Int) -> Range<Int>? {
    cursor.position(ofNumber: number).flatMap { _ in window.index.places(ofNumber: number) }
  }

  /// Moves a row to the position of another row, and scrolls it into the viewport.
  func move(_ number: Int, to destination: Int) {
    guard number != destination, cursor.position(ofNumber: destination) != nil,
      let start = cursor.position(ofNumber: number),
      let end = cursor.position(ofNumber: destination)
    else { return }
    window.index.move(from: start, to: end)
    if !window.shows(end) { scrollToStart(end) }
  }

  // MARK: Scrolling

  /// Scrolls a row to the start of the viewport.
  func scroll(to number: Int) { cursor.position(ofNumber: number).map(scrollToStart) }

  /// Scrolls a row, with the headers above it, to the start of the viewport.
  private func scrollToStart(_ position: Int) {
    cursor.position.scroll(to: window.index.startOfHeaders(before: position), anchor: 0)
  }

  /// Scrolls to the row with an ID, and returns whether the row exists.
  ///
  /// - Parameter anchor: The position of the row in the viewport; with `nil`, the viewport moves as
  ///   little as possible.
  func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let position = window.index.position(ofID: id) else { return false }
    if anchor == nil, window.shows(position) { return true }
    let share = anchor?.shareAbove ?? (position < window.start ? 0 : 1)
    if share > 0 {
      cursor.position.scroll(to: position, anchor: share)
    } else {
      scrollToStart(position)
    }
    return true
  }
}
