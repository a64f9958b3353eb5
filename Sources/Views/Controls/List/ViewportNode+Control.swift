@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

extension ViewportNode {
  /// The control that scrolls the viewport and that selects and moves rows.
  var control: ControlElement {
    let range = cursor.omitsRows ? 0..<0 : shownRange
    let numbers = cursor.omitsRows ? shownNumbers.map(\.number) : nil
    let (count, remark, glyphs) = (table.numbered, remark(on: shownNumbers), graph.glyphs)
    let rows = ControlElement.Rows(
      count: count, shown: range,
      summary: {
        let stretch =
          numbers.map { "\(ControlElement.Rows.numbers($0)) of \(count)" }
          ?? ControlElement.Rows.stretch(range, of: count)
        return glyphs.asciiSafe(stretch + remark)
      },
      freeLines: freeLines, areSideBySide: isSideways,
      number: { [weak self] in self?.number(atLine: $0, in: $1) },
      texts: { [weak self] in self?.shownTexts ?? [] },
      scroll: { [weak self] in self?.scroll(toNumber: $0) },
      selecting: canSelect ? selecting : nil, moving: table.canMove ? moving : nil,
      cursor: rowCursor)
    return ControlElement(.list(rows), label: title, isEnabled: true, at: self)
  }

  /// The range from the first to the last number of a visible row.
  private var shownRange: Range<Int> {
    guard let first = firstNumberedPosition(isForward: true),
      let last = firstNumberedPosition(isForward: false),
      let lower = table.number(at: first), let upper = table.number(at: last)
    else { return 1..<1 }
    return lower..<upper + 1
  }

  /// The numbers and positions of the visible numbered rows.
  private var shownNumbers: [(number: Int, position: Int)] {
    seen.compactMap { row in table.number(at: row.position).map { ($0, row.position) } }
  }

  /// Returns the number of the row that a line of a block shows, or `nil` if the line shows no
  /// numbered row. Rows that are arranged horizontally share their lines.
  private func number(atLine line: Int, in block: Block) -> Int? {
    if isSideways { return nil }
    let row = seen.first { block.lines(from: $0.node.originsBelow)?.contains(line) == true }
    return row.flatMap { table.number(at: $0.position) }
  }

  /// The numbers and text of the visible numbered rows.
  private var shownTexts: [(number: Int, text: String)] {
    seen.compactMap { row in table.number(at: row.position).map { ($0, row.node.text) } }
  }

  /// Returns the position of the row with the specified number, and ends a filter that omits the
  /// row.
  func position(ofNumber number: Int) -> Int? {
    if table.position(ofNumber: number) == nil { endFilter() }
    return table.position(ofNumber: number)
  }

  private func isSelectable(_ number: Int) -> Bool {
    position(ofNumber: number).map(canSelect) ?? false
  }

  private var selecting: ControlElement.Rows.Selecting {
    ControlElement.Rows.Selecting(
      isSelectable: { [weak self] in self?.isSelectable($0) ?? false },
      select: { [weak self] in self?.select($0) })
  }

  private var moving: ControlElement.Rows.Moving {
    ControlElement.Rows.Moving(
      places: { [weak self] in self?.places(ofNumber: $0) },
      move: { [weak self] in self?.move($0, to: $1) })
  }

  private func places(ofNumber number: Int) -> Range<Int>? {
    position(ofNumber: number).flatMap { _ in table.places(ofNumber: number) }
  }

  private func select(_ number: Int) {
    guard let position = position(ofNumber: number) else { return }
    select(at: position)
    if !isShown(position) { scroll(to: position) }
  }

  private func scroll(toNumber number: Int) {
    if let position = position(ofNumber: number) { scroll(to: position) }
  }

  private func move(_ number: Int, to destination: Int) {
    guard number != destination, position(ofNumber: destination) != nil,
      let start = position(ofNumber: number), let end = position(ofNumber: destination)
    else { return }
    table.move(from: start, to: end)
    if !isShown(end) { scroll(to: end) }
  }

  func isShown(_ position: Int) -> Bool {
    for row in shown where row.position == position { return true }
    return false
  }

  /// Scrolls a row, with the headers above it, to the start of the viewport.
  private func scroll(to position: Int) {
    scroll(table.startOfHeaders(before: position), to: 0)
  }

  private func scroll(_ position: Int, to anchor: Double) {
    if cursor.menu != nil { requireRows() }
    (cursor.menu, cursor.isCarried) = (nil, true)
    showRows(from: position, anchor: anchor)
  }

  func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let position = table.position(ofID: id) else { return false }
    switch anchor?.shareAbove {
    case nil: reveal(position)
    case let share?: share > 0 ? scroll(position, to: share) : scroll(to: position)
    }
    return true
  }

  /// Scrolls a row to the nearer end of the viewport, unless the row is already in the viewport.
  private func reveal(_ position: Int) {
    if isShown(position) { return }
    if position < start { scroll(to: position) } else { scroll(position, to: 1) }
  }
}
