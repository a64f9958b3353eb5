@_spi(Nodes) import PlatenGraph

/// The row of a viewport's cursor, which is independent of the selection.
///
/// While the viewport or a control in one of its rows has the focus, the viewport follows the row
/// through changes of the rows. A scroll takes the cursor along instead.
@MainActor
final class CursorPosition {
  /// The maximum number of rows without lines that a movement skips.
  private static let maxSkipped = 256

  private let rows: RowArrangement
  private let window: RowWindow
  /// The number of the row at which the cursor begins; `nil` for a selected row or the first one.
  var firstNumber: Int?
  /// The identity of the cursor row, its position at the last layout, and its open menu, if any;
  /// `nil` before the viewport first receives the focus.
  private(set) var row: (id: RowID, position: Int, menu: RowMenu?)?
  /// The direction of the movement that placed the cursor since the last layout, in which the
  /// layout skips rows without lines; otherwise, 0.
  private var step = 0
  /// Whether a scroll since the last layout takes the cursor along.
  private var isCarried = false

  init(in rows: RowArrangement) { (self.rows, window) = (rows, rows.window) }

  /// The position of the cursor row or, before the viewport first receives the focus, of the row
  /// that becomes the cursor row.
  var current: Int? {
    if let row, row.position < window.index.count { return row.position }
    if let position = firstPosition { return position }
    for row in window.shown where row.isSelected && window.isNumbered(row) { return row.position }
    return window.firstNumberedPosition(isForward: true)
  }

  /// The position of the row at which the program lets the cursor begin.
  private var firstPosition: Int? { firstNumber.flatMap(window.index.position(ofNumber:)) }

  private func place(at position: Int) { row = (window.index.id(at: position), position, nil) }

  // MARK: User actions

  /// Moves the cursor to the row at a position, and scrolls no further than necessary.
  func move(to position: Int) {
    let (index, isForward) = (window.index, position >= row?.position ?? 0)
    closeMenu()
    place(at: position)
    step = isForward ? 1 : -1
    let edge =
      isForward ? index.endOfFooters(after: position) : index.startOfHeaders(before: position)
    if window.shows(position), window.shows(edge) { return rows.node.setNeedsLayout() }
    rows.scroll(to: edge, anchor: isForward ? 1 : 0)
  }

  /// Scrolls from a page to the next or previous one, unless the viewport is at that end. The cursor
  /// stays on the page.
  func turnPage(of page: Range<Int>, isForward: Bool) {
    guard isForward ? page.upperBound < window.index.count : page.lowerBound > 0 else { return }
    isCarried = true
    rows.scroll(to: isForward ? page.upperBound : page.lowerBound - 1, anchor: isForward ? 0 : 1)
  }

  /// Scrolls the viewport to a position, and takes the cursor along.
  func scroll(to position: Int, anchor: Double) {
    closeMenu()
    isCarried = true
    rows.scroll(to: position, anchor: anchor)
  }

  /// Opens, changes, or closes the menu of the row.
  func show(_ menu: RowMenu?) {
    if row == nil { current.map(place) }
    row?.menu = menu
    rows.setNeedsLayout()
  }

  func closeMenu() { if row?.menu != nil { show(nil) } }

  /// Ends a filter of the rows. The cursor stays at its row.
  func endFilter() {
    let index = window.index
    if let position = row?.position {
      row?.position = index.unfiltered(position)
      rows.scroll(to: index.unfiltered(min(window.start, position)), anchor: window.anchor)
    }
    window.index.matches = nil
  }

  // MARK: Layout

  /// Whether the viewport keeps its cursor row visible, because the viewport or a control in one of
  /// its rows has the focus.
  var isFollowed: Bool { rows.node.hasFocus || rows.node.hasFocusInRow }

  /// Whether the viewport has the focus and does not show the cursor row.
  var mustReveal: Bool {
    guard isFollowed, !window.shown.isEmpty else { return false }
    guard let row else { return firstNumber != nil || window.numberedRows.isEmpty }
    return window.shownIndex(of: row.position) == nil
      || window.index.id(at: row.position) != row.id
  }

  /// Places the cursor when the viewport first receives the focus, and updates the position of the
  /// cursor row after a change of the rows. If the row was removed, the next row becomes the cursor
  /// row.
  func find() {
    guard isFollowed, window.index.count > 0 else { return }
    if row == nil { firstPosition.map(place) }
    guard let old = row else { return }
    if let position = window.index.position(of: old.id, near: old.position) {
      row?.position = position
    } else {
      row = nil
      successor(of: old.position).map(place)
    }
  }

  /// Returns the position of the row that follows a removed row or, if none follows, of the last
  /// row.
  private func successor(of position: Int) -> Int? {
    let (index, shown) = (window.index, window.shown)
    let below = index.positions(of: shown.filter { $0.position > position }.map(\.node))
    if let next = below.first(where: { index.number(at: $0) != nil }) { return next }
    let above = index.positions(of: shown.filter { $0.position < position }.map(\.node)).last
    let start = min(above.map { $0 + 1 } ?? position, index.count)
    return index.numberedPosition(from: start, by: 1)
      ?? index.numberedPosition(from: start - 1, by: -1)
  }

  /// Returns the start and the anchor of the viewport that shows the cursor row, or `nil` if the
  /// viewport need not scroll.
  func scrollTarget(from fitting: FittingRows, in proposal: Proposal) -> (Int, anchor: Double)? {
    let (index, range) = (window.index, fitting.range)
    guard isFollowed, index.count > 0 else { return nil }
    var showsRow: Bool { fitting.rows.contains(where: window.isNumbered) }
    if isCarried || row == nil {
      // Without a row that can become the cursor row, the viewport scrolls on to one.
      guard !showsRow, let next = index.numberedPosition(from: range.upperBound, by: 1) else {
        return nil
      }
      isCarried = false
      place(at: next)
      step = 1
    }
    guard let position = row?.position else { return nil }
    guard range.contains(position) else { return (position, position < range.lowerBound ? 0 : 1) }
    for row in fitting.rows where row.position == position && !row.block.isEmpty { return nil }
    guard step != 0 || !showsRow else { return nil }
    let step = step == 0 ? 1 : step
    self.step = 0
    let next =
      rowWithLines(from: position, by: step, in: proposal)
      ?? rowWithLines(from: position, by: -step, in: proposal)
    guard let next else { return nil }
    place(at: next)
    return range.contains(next) ? nil : (next, next < position ? 0 : 1)
  }

  /// Returns the nearest row with lines in a direction.
  private func rowWithLines(from position: Int, by step: Int, in proposal: Proposal) -> Int? {
    var next = position
    for _ in 0..<Self.maxSkipped {
      guard let position = window.index.numberedPosition(from: next + step, by: step) else {
        return nil
      }
      next = position
      if rows.row(at: next, in: proposal)?.block.isEmpty == false { return next }
    }
    return nil
  }

  /// Sets the cursor row after a layout: a viewport with the focus shows its cursor row, and a
  /// scroll takes the cursor along.
  func settle() {
    defer { (step, isCarried) = (0, false) }
    guard let row else {
      if rows.node.hasFocus { current.map(place) }
      return
    }
    guard isFollowed || isCarried, window.shownIndex(of: row.position) == nil else { return }
    let nearest = window.numberedRows.min {
      abs($0.position - row.position) < abs($1.position - row.position)
    }
    if let nearest { place(at: nearest.position) }
  }
}
