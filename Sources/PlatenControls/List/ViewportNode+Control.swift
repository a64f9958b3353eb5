import PlatenInteraction
@_spi(Nodes) import PlatenGraph

extension ViewportNode {
  /// The control that scrolls the viewport and that selects and moves rows.
  var control: ControlElement {
    let numbers = shownNumbers
    let range = (numbers.first?.number ?? 1)..<(numbers.last?.number ?? 0) + 1
    let rows = ControlElement.Rows(
      count: table.numbered, shown: range,
      summary: asciiSafe(
        ControlElement.Rows.stretch(range, of: table.numbered) + remark(on: numbers)),
      freeLines: freeLines, areSideBySide: isSideways,
      texts: { [weak self] in self?.shownTexts ?? [] },
      scroll: { [weak self] in self?.scroll(toNumber: $0) },
      selecting: canSelect ? selecting : nil, moving: table.canMove ? moving : nil)
    return ControlElement(.list(rows), label: title, isEnabled: true, at: self)
  }

  /// The numbers and positions of the visible numbered rows.
  private var shownNumbers: [(number: Int, position: Int)] {
    seen.compactMap { row in table.number(at: row.position).map { ($0, row.position) } }
  }

  /// The numbers and text of the visible numbered rows.
  private var shownTexts: [(number: Int, text: String)] {
    seen.compactMap { row in table.number(at: row.position).map { ($0, row.node.text) } }
  }

  private func isSelectable(_ number: Int) -> Bool {
    table.position(ofNumber: number).map(canSelect) ?? false
  }

  private var selecting: ControlElement.Rows.Selecting {
    ControlElement.Rows.Selecting(
      isSelectable: { [weak self] in self?.isSelectable($0) ?? false },
      select: { [weak self] in self?.select($0) },
      selectOnly: { [weak self] in self?.selectOnly($0) },
      selected: { [weak self] in self?.selectedNumbers ?? [] },
      next: { [weak self] in self?.selectable(isForward: $0) })
  }

  private var moving: ControlElement.Rows.Moving {
    ControlElement.Rows.Moving(
      places: { [weak self] in self?.table.places(ofNumber: $0) },
      move: { [weak self] in self?.move($0, to: $1) })
  }

  private var selectedNumbers: [Int] {
    shownNumbers.filter { isSelected(at: $0.position) }.map(\.number)
  }

  /// Returns the number of the nearest selectable row beyond the visible selected rows. Without a
  /// visible selection, the search starts at the first or last visible row.
  ///
  /// - Complexity: O(*n*) in the number of rows skipped.
  private func selectable(isForward: Bool) -> Int? {
    let shown = shownNumbers
    let selected = shown.filter { isSelected(at: $0.position) }
    let step = isForward ? 1 : -1
    var position: Int
    if let edge = isForward ? selected.last : selected.first {
      position = edge.position + step
    } else {
      guard let edge = isForward ? shown.first : shown.last else { return nil }
      position = edge.position
    }
    while (0..<table.count).contains(position) {
      if canSelect(at: position), let number = table.number(at: position) { return number }
      position += step
    }
    return nil
  }

  private func select(_ number: Int) {
    guard let position = table.position(ofNumber: number) else { return }
    select(at: position)
    if !isShown(position) { scroll(to: position) }
  }

  private func selectOnly(_ number: Int) {
    guard let position = table.position(ofNumber: number) else { return }
    selectOnly(at: position)
    reveal(position)
  }

  private func scroll(toNumber number: Int) {
    if let position = table.position(ofNumber: number) { scroll(to: position) }
  }

  private func move(_ number: Int, to destination: Int) {
    guard number != destination, let start = table.position(ofNumber: number),
      let end = table.position(ofNumber: destination)
    else { return }
    table.move(from: start, to: end)
    if !isShown(end) { scroll(to: end) }
  }

  private func isShown(_ position: Int) -> Bool {
    shown.contains { $0.position == position }
  }

  /// Scrolls a row, with the headers above it, to the start of the viewport.
  private func scroll(to position: Int) {
    scroll(table.startOfHeaders(before: position), to: 0)
  }

  private func scroll(_ position: Int, to anchor: Double) {
    (start, shown, self.anchor) = (position, [], anchor)
    requireRows()
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
