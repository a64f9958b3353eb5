import PlatenInteraction
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The node of a view that shows a window of its rows.
///
/// Rows are made while they are laid out: only then is known how many fit. A row that is made and
/// does not fit is kept, for it may become lower; those that leave the window are gone, with their
/// state. The window follows the rows in it by their identity, so that what is added above leaves
/// it as it is; a window at the top stays there.
class ViewportNode<V: View>: ContainerNode<V>, ViewportLayoutNode {
  final var table = RowIndex()
  /// The position of the window's first row, or of the one that it is to show next.
  final var start = 0
  /// Where in the window the row stands that is to be shown next: 0 at its top, 1 at its bottom.
  final var anchor = 0.0
  /// The rows in the window.
  final var shown: [LaidOutRow] = []
  /// What stands at the ends where rows are cut off.
  private final var cutEnds = (first: Block.empty, last: Block.empty)
  /// Rows whose lines may have changed since the last layout.
  private final var changedRows: [Node] = []
  /// Whether more may have changed since then, so that all rows have to be laid out.
  private final var isStale = true
  /// Whether a row was marked then, since the focus was here.
  private final var wasMarked = false
  /// The lines to take where a frame gives no others.
  private final var lines = 0
  /// Those that it takes, in that case.
  private(set) final var freeLines: Int?
  private final lazy var firstOrigin = graph.newNodeID()
  private final lazy var lastOrigin = graph.newNodeID()
  /// Of the empty lines between rows, or between sections.
  final lazy var gapOrigin = graph.newNodeID()

  /// Views are not compared: that might mean comparing all elements.
  override init(_ view: V, in context: NodeContext) {
    super.init(view, in: context.adding([.scrolls, .skipsComparison]))
  }

  final override var contentIsInViewport: Bool { true }

  final var scrollsVertically: Bool { !isSideways }

  /// One: the rows that are there are those of the latest block.
  final override var blocksKept: Int { 1 }

  /// What users call it who see no label.
  var title: String { String(describing: V.self) }

  /// Whether its rows can be selected, if their values can.
  var canSelect: Bool { false }

  /// Whether it takes all the cells that there are, however wide its rows are.
  var fillsWidth: Bool { false }

  /// Whether rows stand side by side.
  var isSideways: Bool { false }

  /// Empty lines, or cells, between rows.
  var spacing: Int { 0 }

  /// What the ends are called where rows are cut off.
  var ends: (first: String, last: String) { ("above", "below") }

  /// Whether empty lines part sections from each other.
  var partsSections: Bool { false }

  /// The lines, or cells, that such an end takes.
  var endLength: Int { 1 }

  /// The lines, or cells, for rows and ends.
  func room(in proposal: Proposal) -> Int { proposal.height ?? lines }

  /// The lines, or cells, that a row takes.
  func length(of block: Block) -> Int { block.count }

  /// What is proposed to a row.
  func proposal(for row: LayoutItem, in proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width)
  }

  /// The lines of a row as they stand in the window.
  func finished(_ block: Block, of row: LayoutItem, isSelected: Bool) -> Block { block }

  /// Whether the row at a position can be selected.
  func canSelect(at position: Int) -> Bool { false }

  /// Selects the row at a position.
  func select(at position: Int) {}

  /// Selects the row at a position, and no other.
  func selectOnly(at position: Int) {}

  /// Whether the row at a position is selected.
  func isSelected(at position: Int) -> Bool { false }

  /// The rows shown, between the ends. In a frame that is too low for a row and both ends, the row
  /// is cut to a line before the ends are left out, the first one first.
  func arranged(_ rows: [Block], first: Block, last: Block, in proposal: Proposal) -> Block {
    let whole = Block(joining: [first] + rows + [last])
    guard let lines = proposal.height, whole.count > lines else { return whole }
    let room = max(lines, 1)
    let last = room > 1 ? last : .empty
    let first = room > 1 + last.count ? first : .empty
    let cut = Block(joining: rows).prefix(room - first.count - last.count)
    return Block(joining: [first, cut, last])
  }

  /// What else the control says beside which rows are shown.
  ///
  /// - Parameter shown: The numbers of those shown, and their positions.
  func remark(on shown: [(number: Int, position: Int)]) -> String { "" }

  /// Reads what the window shows beside its rows, and shows them.
  final func showRows<Content: View>(_ rows: Content, reading readMore: () -> Void = {}) {
    tracking {
      lines = graph.rows.value
      readMore()
    }
    setContent(rows)
    requireRows()
  }

  // MARK: Layout

  final override func makeWidthRange() -> WidthRange { WidthRange(10, 40, WidthRange.unlimited) }

  final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    defer { (changedRows, isStale, wasMarked) = ([], false, focusMark != nil) }
    if let old, !isStale, let isChanged = updateRows(in: proposal) {
      return isChanged || wasMarked != (focusMark != nil) ? block(in: proposal) : old
    }
    layOutRows(in: proposal)
    return block(in: proposal).unless(equalTo: old)
  }

  /// A row may have other lines or traits, and nothing has changed around it.
  final func rowNeedsLayout(_ row: Node) {
    changedRows.append(row)
    setNeedsLayout()
  }

  final override func childNeedsLayout(_ child: Node) -> Bool {
    isStale = true
    return true
  }

  /// Has all rows laid out again, and looked for which of them fit.
  final func requireRows() {
    isStale = true
    setNeedsLayout()
  }

  /// Lays out again the rows that have changed, where that moves no other.
  ///
  /// - Returns: Whether they look different; nothing if all rows have to be laid out.
  private final func updateRows(in proposal: Proposal) -> Bool? {
    var isChanged = false
    for row in changedRows {
      guard let index = shown.firstIndex(where: { $0.node === row }) else { return nil }
      let (old, item) = (shown[index], shown[index].item)
      var new = placed(item, at: old.position, in: proposal)
      if new.lines.isIdentical(to: old.lines), new.isSelected == old.isSelected { continue }
      if index == 0 { new.block = withoutGap(new) }
      guard new.block.isEmpty == old.block.isEmpty, length(of: new.block) == length(of: old.block)
      else { return nil }
      shown[index] = new
      isChanged = true
    }
    return isChanged
  }

  /// Lays out the rows that fit.
  private final func layOutRows(in proposal: Proposal) {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    table = RowIndex(items)
    var made: [LaidOutRow] = []
    let viewport = Viewport(
      count: table.count, room: room(in: proposal) + spacing, markerLength: endLength)
    let rows = viewport.rows(from: newStart, anchor: anchor) { position in
      guard let row = table.row(at: position) else { return 0 }
      let new = placed(row, at: position, in: proposal)
      let isAbove = position < made.first?.position ?? 0
      if isAbove { made.insert(new, at: 0) } else { made.append(new) }
      return new.block.isEmpty ? 0 : length(of: new.block) + spacing
    }
    anchor = 0
    // A row that was too high to fit is kept, too: it may become lower.
    let first = min(made.first?.position ?? rows.lowerBound, rows.lowerBound)
    table.retainRows(
      in: first..<max((made.last?.position ?? -1) + 1, rows.upperBound), shown: rows)
    start = rows.lowerBound
    shown = made.filter { rows.contains($0.position) }
    if let first = shown.first { shown[0].block = withoutGap(first) }
    cutEnds = (end(before: rows), end(after: rows))
  }

  /// The rows in the window, between its ends.
  private final func block(in proposal: Proposal) -> Block {
    let block = arranged(
      markedRows, first: cutEnds.first, last: cutEnds.last, in: proposal)
    let isFree = proposal.height == nil && !isSideways && !isInViewport
    freeLines = isFree ? block.count : nil
    return block.widened(to: fillsWidth ? proposal.width : 0).owned(by: origin)
  }

  /// A row as it stands in the window, behind what parts it from another section.
  private final func placed(_ row: LayoutItem, at position: Int, in proposal: Proposal)
    -> LaidOutRow
  {
    let lines = row.block(for: self.proposal(for: row, in: proposal))
    let isSelected = isSelected(at: position)
    var block = finished(lines, of: row, isSelected: isSelected)
    if hasGap(block, at: position) {
      block = Block(joining: [Block([.empty], origin: gapOrigin), block])
    }
    return LaidOutRow(
      position: position, item: row, isSelected: isSelected, lines: lines, block: block)
  }

  private final func hasGap(_ block: Block, at position: Int) -> Bool {
    partsSections && !block.isEmpty && table.startsPart(at: position)
  }

  /// The lines of the first row: nothing stands above it that it could be parted from.
  private final func withoutGap(_ row: LaidOutRow) -> Block {
    hasGap(row.block, at: row.position) ? row.block.dropFirst(1) : row.block
  }

  /// The rows shown; while the focus is here, the first line is marked of the one that is selected,
  /// or else of the first.
  private final var markedRows: [Block] {
    var blocks = shown.map(\.block)
    guard focusMark != nil else { return blocks }
    let seen = shown.indices.filter { !blocks[$0].isEmpty }
    let chosen = seen.first { shown[$0].isSelected } ?? seen.first
    if let chosen { blocks[chosen] = marked(blocks[chosen]) }
    return blocks
  }

  /// Where the first row of the window stands now that is still there.
  private final var newStart: Int {
    if start == 0 { return 0 }
    return table.positions(of: shown.map(\.node)).first ?? start
  }

  private final func end(before rows: Range<Int>) -> Block {
    if rows.lowerBound == 0 { return .empty }
    return overflowMarker(table.numbers(before: rows.lowerBound), ends.first, origin: firstOrigin)
  }

  private final func end(after rows: Range<Int>) -> Block {
    if rows.upperBound == table.count { return .empty }
    return overflowMarker(
      table.numbered - table.numbers(before: rows.upperBound), ends.last, origin: lastOrigin)
  }

  // MARK: What users do

  /// The rows in the window that have lines; nobody can act on one that has none.
  final var seen: [LaidOutRow] { shown.filter { !$0.block.isEmpty } }

  final override func collectControls(into controls: inout ControlCollector) {
    if controls.wants(self) { controls.append(control) }
    let rows = seen.map { row in
      (ObjectIdentifier(row.node), (row.position, table.number(at: row.position)))
    }
    let list = ControlCollector.List(
      origin: origin, rows: Dictionary(rows, uniquingKeysWith: { a, _ in a }),
      refused: { [table] in table.traits(at: $0).refused })
    controls.visit(list) { content.addControls(to: &$0) }
  }
}
