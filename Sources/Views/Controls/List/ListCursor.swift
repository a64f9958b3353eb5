@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The cursor of a viewport: the row on which keys act, the open menu of its actions, and the filter
/// of the rows.
///
/// See Documentation/Decisions/lists.md.
@MainActor
final class ListCursor {
  let position: CursorPosition
  /// The filter of the rows, or `nil` without a filter.
  private(set) var filter: RowFilter?
  private let rows: RowArrangement
  private let window: RowWindow
  /// The appearance of the cursor at the last layout.
  private var lastLook: CursorLook?

  init(in rows: RowArrangement) {
    (self.rows, window, position) = (rows, rows.window, CursorPosition(in: rows))
  }

  // MARK: User actions

  /// The description of the cursor row for commands and keys.
  var rowCursor: RowCursor {
    RowCursor(
      number: position.current.flatMap { window.index.number(at: $0) },
      menu: position.row?.menu, filter: filter?.text,
      destination: { [weak self] in self?.destination($0) },
      change: { [weak self] in self?.change($0) })
  }

  /// Returns the number of the row to which a movement leads, or `nil` if the cursor stays at its row.
  private func destination(_ movement: RowCursor.Movement) -> Int? {
    position.current
      .flatMap { CursorMovements(window: window, start: $0).destination(movement) }
      .flatMap { window.index.number(at: $0) }
  }

  private func change(_ change: RowCursor.Change) {
    switch change {
    case .move(let number): position(ofNumber: number).map(position.move)
    case .turnPage(let number, let isForward):
      let page = (window.shown.first?.position ?? 0)..<(window.shown.last?.position ?? -1) + 1
      position(ofNumber: number).map(position.move)
      position.turnPage(of: page, isForward: isForward)
    case .menu(let menu): position.show(menu)
    case .filter(let text?): filter(by: text)
    case .filter(nil): endFilter()
    }
  }

  /// Returns the position of the row with the specified number, and ends a filter that omits the
  /// row.
  func position(ofNumber number: Int) -> Int? {
    if window.index.position(ofNumber: number) == nil { endFilter() }
    return window.index.position(ofNumber: number)
  }

  private func filter(by text: String) {
    if let filter { filter.text = text } else { filter = RowFilter(text, of: rows) }
    position.closeMenu()
    window.scrollToTop()
    rows.setNeedsLayout()
  }

  private func endFilter() {
    if filter == nil { return }
    filter = nil
    position.endFilter()
    rows.setNeedsLayout()
  }

  /// Speaks the open menu and the filter.
  func speak(to controls: inout ControlCollector) {
    let origin = rows.node.origin
    if let filter { controls.say("filter: \(filter.text)", at: origin) }
    if let menu = position.row?.menu {
      controls.say("actions: " + menu.items.map(\.title).joined(separator: ", "), at: origin)
    }
  }

  // MARK: Layout

  /// Closes the menu of the cursor row if the viewport has lost the focus.
  func closeMenuWithoutFocus() { if !rows.node.hasFocus { position.closeMenu() } }

  /// Places the cursor row before a layout, and adds the lines of its menu to the rows.
  func find() {
    position.find()
    rows.menu = position.row.flatMap { row in
      row.menu.map { (row.position, Block($0.lines(indent: 4), origin: rows.node.origin)) }
    }
  }

  /// Whether lines show the cursor in another way than at the last layout.
  var hasNewLook: Bool { look != lastLook }

  /// Records the appearance of the cursor in the lines of the viewport.
  func endLayout() { lastLook = look }

  /// The appearance of the cursor, or `nil` if lines do not show it.
  private var look: CursorLook? {
    let node = rows.node
    guard node.showsFocus, let row = position.row, window.shownIndex(of: row.position) != nil else {
      return nil
    }
    if !node.hasFocus, window.index.id(at: row.position) != row.id { return nil }
    return CursorLook(
      position: row.position, isFocused: node.hasFocus, chosen: row.menu?.chosen)
  }

  /// Returns the lines of the visible rows, with the cursor row and the thumb of the scrollbar marked
  /// if lines show the focus.
  func markedRows(within width: Int) -> [Block] {
    let shown = window.shown
    var blocks = shown.map(\.block)
    if let look, let index = window.shownIndex(of: look.position) {
      blocks[index] = look.marked(shown[index], within: width)
    }
    guard rows.node.showsFocus, position.isFollowed, !rows.layout.isSideways else { return blocks }
    for index in window.thumb {
      blocks[index] = blocks[index].mapLines { $0.styled(Style(.besideThumb)) }
    }
    return blocks
  }
}

extension RowMenu {
  /// The lines of the menu, one for each item.
  fileprivate func lines(indent: Int) -> [Line] {
    items.map { item in
      let title = "( \(item.title) )"
      return item.isDestructive
        ? Line(title, style: Style(role: .error)) + " destructive" : Line(title)
    }.menuItems(indent: indent)
  }
}
