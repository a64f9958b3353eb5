@_spi(Nodes) import PlatenGraph
import PlatenLines

// The cursor row: the movements of the user, and the changes of the rows that it follows.

extension ViewportNode {
  /// The maximum number of rows without lines that a movement skips.
  private static var maxSkipped: Int { 256 }

  /// The control's description of the cursor row.
  var rowCursor: RowCursor {
    RowCursor(
      number: cursorPosition.flatMap { table.number(at: $0) }, menu: cursor.menu,
      filter: cursor.filter?.text,
      destination: { [weak self] in self?.destination($0).flatMap { self?.table.number(at: $0) } },
      change: { [weak self] in self?.change($0) })
  }

  /// The position of the cursor row or, before the viewport first receives the focus, of the row
  /// that becomes the cursor row.
  private var cursorPosition: Int? {
    if let row = cursor.row, row.position < table.count { return row.position }
    if let position = firstCursorPosition { return position }
    for row in shown where row.isSelected && isNumbered(row) { return row.position }
    return firstNumberedPosition(isForward: true)
  }

  /// The position of the row at which the program lets the cursor begin.
  private var firstCursorPosition: Int? { firstCursorRow.flatMap(table.position(ofNumber:)) }

  /// The visible rows with lines, except headers and footers.
  private var numberedRows: [LaidOutRow] { shown.filter(isNumbered) }

  /// Returns whether a visible row can become the cursor row.
  private func isNumbered(_ row: LaidOutRow) -> Bool {
    !row.block.isEmpty && table.number(at: row.position) != nil
  }

  /// Returns the position of the first or last visible row that can become the cursor row.
  func firstNumberedPosition(isForward: Bool) -> Int? {
    let shown = shown
    for index in shownIndices(isForward: isForward) where isNumbered(shown[index]) {
      return shown[index].position
    }
    return nil
  }

  /// The indices of the visible rows from the first or from the last one.
  private func shownIndices(isForward: Bool) -> StrideTo<Int> {
    isForward
      ? stride(from: 0, to: shown.count, by: 1) : stride(from: shown.count - 1, to: -1, by: -1)
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

  // MARK: Movements

  /// Returns the position to which a movement leads, or `nil` if the cursor stays at its row.
  private func destination(_ movement: RowCursor.Movement) -> Int? {
    guard let here = cursorPosition else { return nil }
    let isForward = [.next, .nextPage, .last].contains(movement)
    let goal: Int? =
      switch movement {
      case .next, .previous: neighbor(of: here, isForward: isForward)
      case .nextPage, .previousPage: neighborPage(of: here, isForward: isForward)
      case .first: table.numberedPosition(from: 0, by: 1)
      case .last: table.numberedPosition(from: table.count - 1, by: -1)
      }
    return goal == here ? nil : goal
  }

  private func neighbor(of here: Int, isForward: Bool) -> Int? {
    let shown = shown
    for index in shownIndices(isForward: isForward) {
      let position = shown[index].position
      if isForward ? position > here : position < here, isNumbered(shown[index]) {
        return position
      }
    }
    return isForward
      ? table.numberedPosition(from: max(here, shown.last?.position ?? here) + 1, by: 1)
      : table.numberedPosition(from: min(here, shown.first?.position ?? here) - 1, by: -1)
  }

  private func neighborPage(of here: Int, isForward: Bool) -> Int? {
    let page = max(shown.count, 1)
    let goal = min(max(isForward ? here + page : here - page, 0), table.count - 1)
    return table.numberedPosition(from: goal, by: isForward ? 1 : -1)
      ?? table.numberedPosition(from: goal, by: isForward ? -1 : 1)
  }

  private func change(_ change: RowCursor.Change) {
    switch change {
    case .move(let number): position(ofNumber: number).map(moveCursor)
    case .turnPage(let number, let isForward):
      let page = (shown.first?.position ?? 0)..<(shown.last?.position ?? -1) + 1
      position(ofNumber: number).map(moveCursor)
      turnPage(of: page, isForward: isForward)
    case .menu(let menu):
      cursor.menu = menu
      requireRows()
    case .filter(let text?): filter(by: text)
    case .filter(nil): endFilter()
    }
  }

  /// Moves the cursor to the row at a position, and scrolls no further than necessary.
  private func moveCursor(to position: Int) {
    let isForward = position >= cursor.row?.position ?? 0
    if cursor.menu != nil {
      cursor.menu = nil
      requireRows()
    }
    (cursor.row, cursor.step) = ((table.id(at: position), position), isForward ? 1 : -1)
    let edge = isForward ? endOfFooters(after: position) : table.startOfHeaders(before: position)
    if isShown(position), isShown(edge) { return setNeedsLayout() }
    showRows(from: edge, anchor: isForward ? 1 : 0)
  }

  /// Returns the last position of the list if only headers and footers follow a position; otherwise,
  /// the position itself.
  private func endOfFooters(after position: Int) -> Int {
    table.numberedPosition(from: position + 1, by: 1) == nil ? table.count - 1 : position
  }

  /// Scrolls to the next or previous page, unless the viewport is at that end. The cursor stays on
  /// the page.
  private func turnPage(of page: Range<Int>, isForward: Bool) {
    guard isForward ? page.upperBound < table.count : page.lowerBound > 0 else { return }
    cursor.isCarried = true
    showRows(
      from: isForward ? page.upperBound : page.lowerBound - 1, anchor: isForward ? 0 : 1)
  }

  // MARK: Layout

  /// Whether the viewport keeps its cursor row visible, because the viewport or a control in one of
  /// its rows has the focus.
  private var followsCursor: Bool { hasFocus || hasFocusInRow }

  /// Whether the viewport has the focus and does not show the cursor row.
  var mustRevealCursor: Bool {
    guard followsCursor, !shown.isEmpty else { return false }
    guard let row = cursor.row else { return firstCursorRow != nil || numberedRows.isEmpty }
    return !isSeen(row.position) || table.id(at: row.position) != row.id
  }

  private func isSeen(_ position: Int) -> Bool { shownIndex(of: position) != nil }

  /// Places the cursor when the viewport first receives the focus, and updates the position of the
  /// cursor row after a change of the rows. If the row was removed, the next row becomes the cursor
  /// row.
  func findCursor() {
    guard followsCursor, table.count > 0 else { return }
    if cursor.row == nil { cursor.row = firstCursorPosition.map { (table.id(at: $0), $0) } }
    guard let row = cursor.row else { return }
    if let position = table.position(of: row.id, near: row.position) {
      cursor.row?.position = position
    } else {
      cursor.menu = nil
      cursor.row = successor(of: row.position).map { (table.id(at: $0), $0) }
    }
  }

  /// Returns the position of the row that follows a removed row or, if none follows, of the last
  /// row.
  private func successor(of position: Int) -> Int? {
    let below = table.positions(of: shown.filter { $0.position > position }.map(\.node))
    if let next = below.first(where: { table.number(at: $0) != nil }) { return next }
    let above = table.positions(of: shown.filter { $0.position < position }.map(\.node)).last
    let start = min(above.map { $0 + 1 } ?? position, table.count)
    return table.numberedPosition(from: start, by: 1)
      ?? table.numberedPosition(from: start - 1, by: -1)
  }

  /// Returns the start and the anchor of the viewport that shows the cursor row, or `nil` if the
  /// viewport need not scroll.
  func scrollToCursor(
    from rows: Range<Int>, _ made: [LaidOutRow], in proposal: Proposal
  ) -> (start: Int, anchor: Double)? {
    guard followsCursor, table.count > 0 else { return nil }
    var showsRow: Bool {
      made.contains { rows.contains($0.position) && isNumbered($0) }
    }
    if cursor.isCarried || cursor.row == nil {
      // Without a row that can become the cursor row, the viewport scrolls on to one.
      guard !showsRow, let next = table.numberedPosition(from: rows.upperBound, by: 1) else {
        return nil
      }
      cursor.isCarried = false
      (cursor.row, cursor.step) = ((table.id(at: next), next), 1)
    }
    guard let position = cursor.row?.position else { return nil }
    guard rows.contains(position) else {
      return position < rows.lowerBound ? (position, 0) : (position, 1)
    }
    for row in made where row.position == position && !row.block.isEmpty { return nil }
    guard cursor.step != 0 || !showsRow else { return nil }
    let step = cursor.step == 0 ? 1 : cursor.step
    cursor.step = 0
    let next =
      rowWithLines(from: position, by: step, in: proposal)
      ?? rowWithLines(from: position, by: -step, in: proposal)
    guard let next else { return nil }
    cursor.row = (table.id(at: next), next)
    return rows.contains(next) ? nil : (next, next < position ? 0 : 1)
  }

  /// Returns the nearest row with lines in a direction.
  private func rowWithLines(from position: Int, by step: Int, in proposal: Proposal) -> Int? {
    var next = position
    for _ in 0..<Self.maxSkipped {
      guard let position = table.numberedPosition(from: next + step, by: step) else { return nil }
      next = position
      if laidOutRow(at: next, in: proposal)?.block.isEmpty == false { return next }
    }
    return nil
  }

  /// Sets the cursor row after a layout: a viewport with the focus shows its cursor row, and a
  /// scroll takes the cursor along.
  func settleCursor() {
    defer { (cursor.step, cursor.isCarried) = (0, false) }
    guard let row = cursor.row else {
      if hasFocus { cursor.row = cursorPosition.map { (table.id(at: $0), $0) } }
      return
    }
    guard followsCursor || cursor.isCarried, !isSeen(row.position) else { return }
    let nearest = numberedRows.min {
      abs($0.position - row.position) < abs($1.position - row.position)
    }
    guard let nearest else { return }
    cursor.menu = nil
    cursor.row = (table.id(at: nearest.position), nearest.position)
  }

  /// Closes the menu of the cursor row if the viewport has lost the focus.
  func closeMenuWithoutFocus() {
    guard cursor.menu != nil, !hasFocus else { return }
    cursor.menu = nil
    requireRows()
  }

  // MARK: Appearance

  /// The appearance of the cursor, or `nil` if lines do not show it.
  var cursorLook: ListCursor.Look? {
    guard showsFocus, let row = cursor.row, isSeen(row.position) else { return nil }
    if !hasFocus, table.id(at: row.position) != row.id { return nil }
    return .init(position: row.position, isFocused: hasFocus, chosen: cursor.menu?.chosen)
  }

  /// The indices of the visible rows next to the thumb of the scrollbar; empty if all rows are
  /// visible, or if lines do not show the focus in the viewport.
  var thumb: Range<Int> {
    guard showsFocus, followsCursor, !isSideways, let first = shown.first, let last = shown.last
    else { return 0..<0 }
    let hidden = first.position + table.count - last.position - 1
    if hidden == 0 { return 0..<0 }
    let length = max(shown.count * shown.count / table.count, 1)
    let start = (shown.count - length) * first.position / hidden
    return start..<start + length
  }

  /// Returns the lines of the open menu, if the cursor row is at a position.
  func menuBlock(at position: Int) -> Block? {
    guard let menu = cursor.menu, cursor.row?.position == position else { return nil }
    return Block(menu.lines(indent: 4), origin: origin)
  }
}

extension LaidOutRow {
  /// Returns the lines of the cursor row, padded to a width.
  ///
  /// Runs with a background color, such as the runs of an image, are not changed.
  func marked(as look: ListCursor.Look, within width: Int) -> Block {
    let width = max(width, block.width)
    var number = -gap - 1
    return block.mapLines { line in
      number += 1
      if number < 0 { return line }
      guard number < lines.count else {
        return number - lines.count == look.chosen ? line.chosenMenuItem : line
      }
      let isFocused = look.isFocused && look.chosen == nil
      let mark = Style(isFocused ? [.cursorRow, .focused] : .cursorRow)
      return line.padded(to: width)
        .restyled { $0.background == nil ? mark.over($0) : $0 }
    }
  }
}
