@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// The node of a view that shows a scrollable viewport of its rows.
///
/// Rows are created during layout, because their heights determine how many fit. A row that was
/// created but does not fit is retained, because it can shrink. Rows outside the viewport are
/// removed with their state. The viewport tracks its rows by identity, so it does not move when
/// rows are inserted above it. As an exception, a viewport at the top stays at the top.
class ViewportNode<V: View>: ContainerNode<V>, ViewportLayoutNode {
  final var table = RowIndex()
  /// The position of the first row in the viewport or, before the next layout, of the row to scroll
  /// to.
  final var start = 0
  /// The position in the viewport at which to show the row to scroll to: 0 is the top, 1 the
  /// bottom.
  final var anchor = 0.0
  /// The rows in the viewport, including rows without lines; none between a scroll and the next
  /// layout.
  final var shown: [LaidOutRow] { isScrolled ? [] : laidOut }
  /// The rows in the viewport at the last layout.
  private final var laidOut: [LaidOutRow] = []
  /// Whether the viewport has been scrolled since the last layout.
  private final var isScrolled = false
  /// The overflow markers at the ends of the viewport.
  private final var cutEnds = (first: Block.empty, last: Block.empty)
  /// The rows whose lines may have changed since the last layout.
  private final var changedRows: [Node] = []
  /// Whether all rows need layout, because a change may affect more than individual rows, or because
  /// the proposal differs.
  private final var isStale = true
  final var cursor = ListCursor()
  /// The maximum height of the viewport, in lines, for proposals without a height.
  private final var lines = 0
  /// The actual height, in lines, if the proposal specified none; otherwise `nil`.
  private(set) final var freeLines: Int?
  private final lazy var firstOrigin = graph.newNodeID()
  private final lazy var lastOrigin = graph.newNodeID()
  /// The origin of the empty lines between rows or sections.
  final lazy var gapOrigin = graph.newNodeID()

  /// Creates a node that never compares old and new views, because a comparison could visit all
  /// elements.
  override init(_ view: V, in context: NodeContext) {
    super.init(view, in: context.adding([.scrolls, .skipsComparison]))
  }

  final override var contentIsInViewport: Bool { true }

  final var scrollsVertically: Bool { !isSideways }

  /// The number of cached blocks: one, because the rows exist only for the latest layout.
  final override var blocksKept: Int { 1 }

  /// The name that commands use for the control if the control has no label.
  var title: String { String(describing: V.self) }

  /// The texts of the rows, or `nil` if they have to be found in the views of the rows.
  var rowTexts: RowTexts? { nil }

  /// The number of the row at which the cursor begins; `nil` for a selected row or the first one.
  var firstCursorRow: Int? { nil }

  /// Whether the list has a selection.
  var canSelect: Bool { false }

  /// Whether the viewport is always as wide as proposed, regardless of its rows.
  var fillsWidth: Bool { false }

  /// Whether the viewport arranges its rows horizontally.
  var isSideways: Bool { false }

  /// The distance between rows, in lines; in cells if the rows are arranged horizontally.
  var spacing: Int { 0 }

  /// The words that overflow markers use for the two ends of the viewport.
  var ends: (first: String, last: String) { ("above", "below") }

  /// Whether empty lines separate sections.
  var partsSections: Bool { false }

  /// The length of an overflow marker, in lines; in cells if the rows are arranged horizontally.
  var endLength: Int { 1 }

  /// Returns the length of the viewport, in lines; in cells if the rows are arranged horizontally.
  func room(in proposal: Proposal) -> Int { proposal.height ?? lines }

  /// Returns the length of a row, in lines; in cells if the rows are arranged horizontally.
  func length(of block: Block) -> Int { block.count }

  /// Returns the size proposed to a row of the viewport.
  func proposal(for row: LayoutItem, in proposal: Proposal) -> Proposal {
    Proposal(width: proposal.width)
  }

  /// Adds the indentation and selection mark of the viewport to the lines of a row.
  func finished(_ block: Block, of row: LayoutItem, isSelected: Bool) -> Block { block }

  /// Returns whether the row at a position can be selected.
  func canSelect(at position: Int) -> Bool { false }

  /// Selects the row at a position; in a multiple selection, deselects a selected row.
  func select(at position: Int) {}

  /// Returns whether the row at a position is selected.
  func isSelected(at position: Int) -> Bool { false }

  /// Arranges the visible rows between the overflow markers. If the proposed height is too small
  /// for a row and both markers, the row is truncated to one line. If the height is still too
  /// small, the first marker is omitted, and then the last marker.
  func arranged(_ rows: [Block], first: Block, last: Block, in proposal: Proposal) -> Block {
    var blocks = [first]
    blocks.reserveCapacity(rows.count + 2)
    blocks += rows
    blocks.append(last)
    let whole = Block(joining: blocks)
    guard let lines = proposal.height, whole.count > lines else { return whole }
    let room = max(lines, 1)
    let last = room > 1 ? last : .empty
    let first = room > 1 + last.count ? first : .empty
    let cut = Block(joining: rows).prefix(room - first.count - last.count)
    return Block(joining: [first, cut, last])
  }

  /// Returns additional text for the description of the control.
  ///
  /// - Parameter shown: The numbers and positions of the visible rows.
  func remark(on shown: @autoclosure () -> [(number: Int, position: Int)]) -> String { "" }

  /// Reads the inputs of the viewport, tracks them as dependencies, and shows the rows.
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
    closeMenuWithoutFocus()
    if old == nil { isStale = true }
    defer { (changedRows, isStale, cursor.look) = ([], false, cursorLook) }
    if let old, !isStale, !isScrolled, !mustRevealCursor, let isChanged = updateRows(in: proposal) {
      settleCursor()
      return isChanged || cursor.look != cursorLook ? block(in: proposal) : old
    }
    if isStale { findRows() }
    layOutRows(in: proposal)
    return block(in: proposal).unless(equalTo: old)
  }

  /// Invalidates the layout of a single row whose lines or traits may have changed.
  final func rowNeedsLayout(_ row: Node) {
    changedRows.append(row)
    setNeedsLayout()
  }

  final override func childNeedsLayout(_ child: Node) -> Bool {
    isStale = true
    return true
  }

  /// Invalidates the layout of all rows.
  final func requireRows() {
    isStale = true
    setNeedsLayout()
  }

  /// Scrolls to a position. Rows that remain in the viewport are not laid out again.
  final func showRows(from position: Int, anchor: Double) {
    (start, self.anchor, isScrolled) = (position, anchor, true)
    setNeedsLayout()
  }

  /// Lays out the changed rows if no other row moves.
  ///
  /// - Returns: Whether the lines of any row changed; `nil` if all rows need layout.
  private final func updateRows(in proposal: Proposal) -> Bool? {
    var isChanged = false
    for row in changedRows {
      guard let index = laidOutIndex(of: row) else { return nil }
      let old = laidOut[index]
      var new = placed(old.item, at: old.position, in: proposal)
      if new.lines.isIdentical(to: old.lines), new.isSelected == old.isSelected { continue }
      if index == 0 { new = new.withoutGap }
      guard new.block.isEmpty == old.block.isEmpty, length(of: new.block) == length(of: old.block)
      else { return nil }
      laidOut[index] = new
      isChanged = true
    }
    return isChanged
  }

  private final func laidOutIndex(of row: Node) -> Int? {
    // A closure would check its isolation for every row.
    for index in laidOut.indices where laidOut[index].node === row { return index }
    return nil
  }

  /// Finds the rows and the start of the viewport after a change to the content.
  private final func findRows() {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    table = RowIndex(items)
    applyFilter()
    start = newStart
  }

  /// Lays out the rows that fit in the viewport, and creates those that do not exist.
  private final func layOutRows(in proposal: Proposal) {
    findCursor()
    var (rows, made) = rows(from: start, anchor: anchor, in: proposal)
    while let (start, anchor) = scrollToCursor(from: rows, made, in: proposal) {
      (rows, made) = self.rows(from: start, anchor: anchor, in: proposal)
    }
    anchor = 0
    // Also retain a row that was too tall to fit, because it can shrink.
    let first = min(made.first?.position ?? rows.lowerBound, rows.lowerBound)
    table.retainRows(
      in: first..<max((made.last?.position ?? -1) + 1, rows.upperBound), shown: rows)
    start = rows.lowerBound
    made.limit(to: rows)
    if let first = made.first { made[0] = first.withoutGap }
    (laidOut, isScrolled) = (made, false)
    settleCursor()
    cutEnds = (end(before: rows), end(after: rows))
  }

  /// Returns the range of rows that fit in the viewport from a position, and the rows that were
  /// laid out to determine the range, in ascending order.
  private final func rows(
    from start: Int, anchor: Double, in proposal: Proposal
  ) -> (rows: Range<Int>, made: [LaidOutRow]) {
    // Rows above the start are found in descending order.
    var (above, below) = ([LaidOutRow](), [LaidOutRow]())
    let viewport = Viewport(
      count: table.count, room: room(in: proposal) + spacing - filterLength,
      markerLength: endLength)
    let rows = viewport.rows(from: start, anchor: anchor) { position in
      guard let row = laidOutRow(at: position, in: proposal) else { return 0 }
      if position < start { above.append(row) } else { below.append(row) }
      return row.block.isEmpty ? 0 : length(of: row.block) + spacing
    }
    return (rows, above.reversed() + below)
  }

  /// Returns the row at a position after its layout, or `nil` if its ID is a duplicate.
  final func laidOutRow(at position: Int, in proposal: Proposal) -> LaidOutRow? {
    knownRow(at: position) ?? table.row(at: position).map { placed($0, at: position, in: proposal) }
  }

  /// Returns the row at a position as of the last layout, unless it may have changed or is the first
  /// row, which has lost its gap.
  private final func knownRow(at position: Int) -> LaidOutRow? {
    guard !isStale, let first = laidOut.first else { return nil }
    let index = position - first.position
    guard index > 0, index < laidOut.count, laidOut[index].position == position else { return nil }
    for changed in changedRows where changed === laidOut[index].node { return nil }
    return laidOut[index]
  }

  /// Returns the lines of the viewport: the visible rows between the overflow markers.
  private final func block(in proposal: Proposal) -> Block {
    let block = arranged(
      markedRows(within: fillsWidth ? proposal.width : 0),
      first: Block(joining: [filterBlock, cutEnds.first]), last: cutEnds.last, in: proposal)
    let isFree = proposal.height == nil && !isSideways && !isInViewport
    freeLines = isFree ? block.count : nil
    return block.widened(to: fillsWidth ? proposal.width : 0).owned(by: origin)
  }

  /// Returns a row as laid out in the viewport, including the empty line that separates the row
  /// from another section.
  private final func placed(_ row: LayoutItem, at position: Int, in proposal: Proposal)
    -> LaidOutRow
  {
    let lines = row.block(for: self.proposal(for: row, in: proposal))
    let isSelected = isSelected(at: position)
    var block = finished(lines, of: row, isSelected: isSelected)
    if let menu = menuBlock(at: position) { block = Block(joining: [block, menu]) }
    let hasGap = partsSections && !block.isEmpty && table.startsPart(at: position)
    if hasGap { block = Block(joining: [Block([.empty], origin: gapOrigin), block]) }
    return LaidOutRow(
      position: position, item: row, isSelected: isSelected, lines: lines, gap: hasGap ? 1 : 0,
      block: block)
  }

  /// The lines of the visible rows, with the cursor row and the thumb of the scrollbar marked if
  /// lines show the focus.
  private final func markedRows(within width: Int) -> [Block] {
    var blocks = laidOut.map(\.block)
    if let look = cursorLook, let index = shownIndex(of: look.position) {
      blocks[index] = laidOut[index].marked(as: look, within: width)
    }
    for index in thumb { blocks[index] = blocks[index].mapLines { $0.styled(Style(.besideThumb)) } }
    return blocks
  }

  /// The current position of the first row that was in the viewport and is still in the list.
  private final var newStart: Int {
    if start == 0 || isScrolled { return start }
    return table.positions(of: laidOut.map(\.node)).first ?? start
  }

  private final func end(before rows: Range<Int>) -> Block {
    if rows.lowerBound == 0 { return .empty }
    return overflowMarker(table.numbers(before: rows.lowerBound), ends.first, origin: firstOrigin)
  }

  private final func end(after rows: Range<Int>) -> Block {
    if rows.upperBound == table.count { return filterEnd(origin: lastOrigin) }
    return overflowMarker(table.numbers(from: rows.upperBound), ends.last, origin: lastOrigin)
  }

  // MARK: User actions

  /// The rows in the viewport that have lines; users cannot act on the others.
  final var seen: [LaidOutRow] { shown.filter { !$0.block.isEmpty } }

  final override func collectControls(into controls: inout ControlCollector) {
    if controls.wants(self) { controls.append(control) }
    if controls.hasFoundNode { return }
    sayModes(to: &controls)
    let shown = shown
    var rows: [ObjectIdentifier: ControlCollector.List.Row] = [:]
    for index in shown.indices where !shown[index].block.isEmpty {
      let position = shown[index].position
      let number = table.number(at: position)
      guard controls.wants(row: number, of: origin) else { continue }
      let key = ObjectIdentifier(shown[index].node)
      if rows[key] == nil { rows[key] = (position, number) }
    }
    let list = ControlCollector.List(
      origin: origin, rows: rows,
      refused: { [table] in table.traits(at: $0).refused })
    controls.visit(list) { content.addControls(to: &$0) }
  }
}

extension [LaidOutRow] {
  /// Removes the rows outside a range of positions. The rows must be in ascending order.
  @MainActor
  fileprivate mutating func limit(to range: Range<Int>) {
    while let last, last.position >= range.upperBound { removeLast() }
    while let first, first.position < range.lowerBound { removeFirst() }
  }
}
