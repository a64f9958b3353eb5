import PlatenInteraction
@_spi(Nodes) import PlatenGraph

extension ViewportNode {
  /// The window as a user acts on it: by scrolling, and by selecting and moving rows.
  var control: ControlElement {
    let numbers = shownNumbers
    let range = (numbers.first?.number ?? 1)..<(numbers.last?.number ?? 0) + 1
    return ControlElement(
      .list, label: title,
      value: asciiSafe(
        ControlElement.Rows.stretch(range, of: table.numbered) + remark(on: numbers)),
      isEnabled: true, actions: actions,
      rows: ControlElement.Rows(
        count: table.numbered, shown: range, freeLines: freeLines,
        texts: { [weak self] in self?.shownTexts ?? [] },
        isSelectable: { [weak self] in self?.isSelectable($0) ?? false },
        places: { [weak self] in self?.table.places(ofNumber: $0) },
        move: { [weak self] in self?.move($0, to: $1) },
        selecting: actions.contains(.select) ? selecting : nil, areSideBySide: isSideways),
      at: self
    ) { [weak self] action, text in self?.perform(action, text) }
  }

  /// The rows in the window that have a number.
  private var shownNumbers: [(number: Int, position: Int)] {
    seen.compactMap { row in table.number(at: row.position).map { ($0, row.position) } }
  }

  /// What the rows in the window say, each by itself.
  private var shownTexts: [(number: Int, text: String)] {
    seen.compactMap { row in table.number(at: row.position).map { ($0, row.node.text) } }
  }

  private func isSelectable(_ number: Int) -> Bool {
    table.position(ofNumber: number).map(canSelect) ?? false
  }

  /// How keys select rows.
  private var selecting: ControlElement.Rows.Selecting {
    ControlElement.Rows.Selecting(
      selected: { [weak self] in self?.selectedNumbers ?? [] },
      next: { [weak self] in self?.selectable(isForward: $0) },
      select: { [weak self] number in
        guard let self, let position = table.position(ofNumber: number) else { return }
        selectOnly(at: position)
        reveal(position)
      })
  }

  private var selectedNumbers: [Int] {
    shownNumbers.filter { isSelected(at: $0.position) }.map(\.number)
  }

  /// The number of the nearest row that can be selected beyond those that are, or of the first or
  /// last one shown.
  ///
  /// - Complexity: O(*n*) in the rows on the way that cannot be selected.
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

  private func perform(_ action: ControlAction, _ text: String) {
    guard let number = Int(text), let position = table.position(ofNumber: number) else { return }
    if action == .select { select(at: position) }
    if action == .scroll || !isShown(position) { scroll(to: position) }
  }

  private func move(_ number: Int, to destination: Int) {
    guard let start = table.position(ofNumber: number),
      let end = table.position(ofNumber: destination)
    else { return }
    table.move(from: start, to: end)
    if !isShown(end) { scroll(to: end) }
  }

  private func isShown(_ position: Int) -> Bool {
    shown.contains { $0.position == position }
  }

  /// Begins the window with a row, and the header above it.
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

  /// Brings a row into the window, at the end that is nearer to it.
  private func reveal(_ position: Int) {
    if isShown(position) { return }
    if position < start { scroll(to: position) } else { scroll(position, to: 1) }
  }
}
