@_spi(Nodes) import PlatenGraph

/// The movements of a cursor between the rows of a viewport.
@MainActor
struct CursorMovements {
  let window: RowWindow
  /// The position of the row from which the cursor moves.
  let start: Int

  /// Returns the position to which a movement leads, or `nil` if the cursor stays at its row.
  func destination(_ movement: RowCursor.Movement) -> Int? {
    let goal: Int? =
      switch movement {
      case .next: neighbor(isForward: true)
      case .previous: neighbor(isForward: false)
      case .nextPage: neighborPage(isForward: true)
      case .previousPage: neighborPage(isForward: false)
      case .first: window.index.numberedPosition(from: 0, by: 1)
      case .last: window.index.numberedPosition(from: window.index.count - 1, by: -1)
      }
    return goal == start ? nil : goal
  }

  private func neighbor(isForward: Bool) -> Int? {
    let shown = window.shown
    for index in window.shownIndices(isForward: isForward) {
      let position = shown[index].position
      if isForward ? position > start : position < start, window.isNumbered(shown[index]) {
        return position
      }
    }
    return isForward
      ? window.index.numberedPosition(from: max(start, shown.last?.position ?? start) + 1, by: 1)
      : window.index.numberedPosition(from: min(start, shown.first?.position ?? start) - 1, by: -1)
  }

  private func neighborPage(isForward: Bool) -> Int? {
    let (index, page) = (window.index, max(window.shown.count, 1))
    let goal = min(max(isForward ? start + page : start - page, 0), index.count - 1)
    return index.numberedPosition(from: goal, by: isForward ? 1 : -1)
      ?? index.numberedPosition(from: goal, by: isForward ? -1 : 1)
  }
}
