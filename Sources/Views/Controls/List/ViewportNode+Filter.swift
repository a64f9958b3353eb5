import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenLines

// The filter of the rows by their text.

extension ViewportNode {
  /// The number of rows that the filter has not examined.
  var unsearched: Int {
    cursor.omitsRows ? cursor.filter?.remaining(in: table) ?? 0 : 0
  }

  func filter(by text: String) {
    if cursor.filter == nil { cursor.filter = RowFilter(text) } else { cursor.filter?.text = text }
    (start, anchor, cursor.menu) = (0, 0, nil)
    requireRows()
  }

  /// Ends the filter. The cursor stays at its row.
  func endFilter() {
    guard cursor.filter != nil else { return }
    if let position = cursor.row?.position {
      cursor.row?.position = table.unfiltered(position)
      showRows(from: table.unfiltered(min(start, position)), anchor: anchor)
    }
    (cursor.filter, cursor.search, table.matches) = (nil, nil, nil)
    requireRows()
  }

  /// Omits the rows that do not match the filter.
  func applyFilter() {
    guard cursor.omitsRows else { return }
    cursor.filter?.search(table, texts: rowTexts, version: content.version)
    table.matches = cursor.filter?.matches
    continueSearch()
  }

  /// Examines further rows in the next turn, so that the program handles keys in between. The layout
  /// of that turn continues the search.
  private func continueSearch() {
    guard unsearched > 0, cursor.search == nil else { return }
    cursor.search = SessionContext.current.clock?.schedule(
      WorkLabel("filter of \(title)"), after: .zero
    ) { [weak self] in
      guard let self else { return }
      cursor.search = nil
      cursor.filter?.extend()
      requireRows()
    }
  }

  /// The number of lines that the filter uses above and below the rows.
  var filterLength: Int { (cursor.filter == nil ? 0 : 1) + (filterNote == nil ? 0 : 1) }

  /// The line that shows the text of the filter.
  var filterBlock: Block {
    guard let filter = cursor.filter else { return .empty }
    let caret = focusMark == nil ? Line.empty : Line(" ").styled(Style(.caret))
    let line = Line("/ ", style: Style(role: .label)) + Line(filter.text) + caret
    return Block([line], origin: origin)
  }

  /// The result of the search: the number of rows that were not examined, or that no row matches.
  private var filterNote: (count: Int, text: String)? {
    guard cursor.omitsRows else { return nil }
    if unsearched > 0 { return (unsearched, "not searched") }
    return table.count == 0 ? (0, "no row matches") : nil
  }

  /// Returns the marker at the end of the rows that match the filter.
  func filterEnd(origin: NodeID) -> Block {
    guard let (count, text) = filterNote else { return .empty }
    return count > 0
      ? overflowMarker(count, text, origin: origin)
      : Block([Line(text, style: Style(role: .muted))], origin: origin)
  }

  /// Speaks the open menu and the filter.
  func sayModes(to controls: inout ControlCollector) {
    if let filter = cursor.filter { controls.say("filter: \(filter.text)", at: origin) }
    if let menu = cursor.menu {
      controls.say("actions: " + menu.items.map(\.title).joined(separator: ", "), at: origin)
    }
  }
}
