@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The rows that a viewport shows, and their place among all rows.
///
/// The window tracks its rows by identity, so it does not move when rows are inserted above it. As
/// an exception, a window at the top stays at the top.
@MainActor
final class RowWindow {
  /// All rows of the viewport.
  var index = RowIndex()
  /// The position of the first row in the window or, before the next layout, of the row to scroll
  /// to.
  private(set) var start = 0
  /// The position in the window at which to show the row to scroll to: 0 is the top, 1 the bottom.
  private(set) var anchor = 0.0
  /// The rows in the window at the last layout.
  private(set) var laidOut: [LaidOutRow] = []
  /// Whether the window has been scrolled since the last layout.
  private(set) var isScrolled = false

  // MARK: Changes

  /// Moves the window to a position.
  func scroll(to position: Int, anchor: Double) {
    (start, self.anchor, isScrolled) = (position, anchor, true)
  }

  /// Moves the window to the top before all rows are replaced. The visible rows stay known until the
  /// next layout.
  func scrollToTop() { (start, anchor) = (0, 0) }

  /// Moves the window to the first of its rows that is still among all rows, after a change of
  /// ``index``.
  func followRows() {
    if start == 0 || isScrolled { return }
    start = index.positions(of: laidOut.map(\.node)).first ?? start
  }

  /// Shows rows after a layout, of which the first is at a position.
  func show(_ rows: [LaidOutRow], from position: Int) {
    (laidOut, start, anchor, isScrolled) = (rows, position, 0, false)
  }

  /// Replaces a row that was laid out again.
  func replace(at index: Int, with row: LaidOutRow) { laidOut[index] = row }

  // MARK: Visible rows

  /// The rows in the viewport, including rows without lines; none between a scroll and the next
  /// layout.
  var shown: [LaidOutRow] { isScrolled ? [] : laidOut }

  /// The rows in the viewport that have lines; users cannot act on the others.
  var seen: [LaidOutRow] { shown.filter { !$0.block.isEmpty } }

  /// The numbers and positions of the visible numbered rows.
  var numbers: [(number: Int, position: Int)] {
    seen.compactMap { row in index.number(at: row.position).map { ($0, row.position) } }
  }

  /// The range from the first to the last number of a visible row.
  var numberRange: Range<Int> {
    guard let first = firstNumberedPosition(isForward: true),
      let last = firstNumberedPosition(isForward: false),
      let lower = index.number(at: first), let upper = index.number(at: last)
    else { return 1..<1 }
    return lower..<upper + 1
  }

  /// The numbers and text of the visible numbered rows.
  var texts: [(number: Int, text: String)] {
    seen.compactMap { row in index.number(at: row.position).map { ($0, row.node.text) } }
  }

  /// Returns the number of the row that a line of a block shows, or `nil` if the line shows no
  /// numbered row.
  func number(atLine line: Int, in block: Block) -> Int? {
    let row = seen.first { block.lines(from: $0.node.originsBelow)?.contains(line) == true }
    return row.flatMap { index.number(at: $0.position) }
  }

  /// Returns whether the row at a position is in the viewport.
  func shows(_ position: Int) -> Bool {
    for row in shown where row.position == position { return true }
    return false
  }

  /// Returns the index of the visible row at a position, or `nil` if the row is not visible or has
  /// no lines.
  // Each arrow asks several times. A closure would check its isolation for every row.
  func shownIndex(of position: Int) -> Int? {
    let shown = shown
    for index in shown.indices where shown[index].position == position {
      return shown[index].block.isEmpty ? nil : index
    }
    return nil
  }

  /// Returns whether a visible row can become the cursor row: headers, footers and rows without
  /// lines cannot.
  func isNumbered(_ row: LaidOutRow) -> Bool {
    !row.block.isEmpty && index.number(at: row.position) != nil
  }

  /// The visible rows that can become the cursor row.
  var numberedRows: [LaidOutRow] { shown.filter(isNumbered) }

  /// Returns the position of the first or last visible row that can become the cursor row.
  func firstNumberedPosition(isForward: Bool) -> Int? {
    let shown = shown
    for index in shownIndices(isForward: isForward) where isNumbered(shown[index]) {
      return shown[index].position
    }
    return nil
  }

  /// The indices of the visible rows from the first or from the last one.
  func shownIndices(isForward: Bool) -> StrideTo<Int> {
    isForward
      ? stride(from: 0, to: shown.count, by: 1) : stride(from: shown.count - 1, to: -1, by: -1)
  }

  /// The indices of the visible rows next to the thumb of a scrollbar; empty if all rows are visible.
  var thumb: Range<Int> {
    guard let first = shown.first, let last = shown.last else { return 0..<0 }
    let hidden = first.position + index.count - last.position - 1
    if hidden == 0 { return 0..<0 }
    let length = max(shown.count * shown.count / index.count, 1)
    let start = (shown.count - length) * first.position / hidden
    return start..<start + length
  }
}
