@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A view that shows a scrollable viewport of its rows.
@MainActor
protocol ViewportView: PrimitiveView {
  associatedtype Rows: View

  /// The views in the rows.
  var content: Rows { get }

  /// Returns the layout of the rows.
  ///
  /// - Parameters:
  ///   - origin: The origin of the lines of the viewport.
  ///   - gapOrigin: The origin of the empty lines between rows or sections.
  func rowLayout(origin: NodeID, gapOrigin: NodeID) -> any RowLayout
}

/// The node of a view that shows a scrollable viewport of its rows.
///
/// The node evaluates the content, and joins the arrangement of its rows and their cursor to the
/// layout of the tree.
class ViewportNode<V: ViewportView>: ContainerNode<V>, ViewportLayoutNode {
  final lazy var rows = RowArrangement(of: self, in: layout, gapOrigin: gapOrigin)
  final lazy var cursor = ListCursor(in: rows)
  private final lazy var gapOrigin = graph.newNodeID()
  /// The actual height, in lines, if the proposal specified none; otherwise `nil`.
  private final var freeLines: Int?

  /// Creates a node that never compares old and new views, because a comparison could visit all
  /// elements.
  override init(_ view: V, in context: NodeContext) {
    super.init(view, in: context.adding([.scrolls, .skipsComparison]))
  }

  private final var layout: any RowLayout {
    view.rowLayout(origin: origin, gapOrigin: gapOrigin)
  }

  final override var contentIsInViewport: Bool { true }

  final var scrollsVertically: Bool { !rows.layout.isSideways }

  /// The number of cached blocks: one, because the rows exist only for the latest layout.
  final override var blocksKept: Int { 1 }

  override func evaluate() { showRows {} }

  /// Reads the inputs of the viewport, tracks them as dependencies, and shows the rows.
  final func showRows(reading readMore: () -> Void) {
    rows.layout = layout
    tracking {
      rows.lines = graph.rows.value
      readMore()
    }
    setContent(view.content)
    rows.setNeedsLayout()
  }

  // MARK: Layout

  final override func makeWidthRange() -> WidthRange { WidthRange(10, 40, WidthRange.unlimited) }

  final override func childNeedsLayout(_ child: Node) -> Bool {
    rows.markStale()
    return true
  }

  final func rowNeedsLayout(_ row: Node) { rows.setNeedsLayout(of: row) }

  final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    cursor.closeMenuWithoutFocus()
    if old == nil { rows.markStale() }
    defer {
      rows.endLayout()
      cursor.endLayout()
    }
    if let old, !rows.isStale, !rows.window.isScrolled, !cursor.position.mustReveal,
      let isChanged = rows.updateRows(in: proposal)
    {
      cursor.position.settle()
      return isChanged || cursor.hasNewLook ? block(in: proposal) : old
    }
    if rows.isStale { findRows() }
    layOutRows(in: proposal)
    return block(in: proposal).unless(equalTo: old)
  }

  /// Finds the rows and the start of the viewport after a change to the content.
  private final func findRows() {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    rows.window.index = RowIndex(items)
    cursor.filter?.apply(version: content.version)
    rows.window.followRows()
  }

  /// Lays out the rows that fit in the viewport, and scrolls it to the cursor row if necessary.
  private final func layOutRows(in proposal: Proposal) {
    cursor.find()
    let (rows, window, position) = (rows, rows.window, cursor.position)
    let reserved = cursor.filter?.length ?? 0
    var fitting = rows.rows(
      from: window.start, anchor: window.anchor, reserving: reserved, in: proposal)
    while let (start, anchor) = position.scrollTarget(from: fitting, in: proposal) {
      fitting = rows.rows(from: start, anchor: anchor, reserving: reserved, in: proposal)
    }
    rows.show(fitting)
    position.settle()
  }

  /// Returns the lines of the viewport: the visible rows between the overflow markers.
  private final func block(in proposal: Proposal) -> Block {
    let (layout, markers) = (rows.layout, rows.markers)
    let width = layout.fillsWidth ? proposal.width : 0
    var (first, last) = (markers.first, markers.last)
    if let filter = cursor.filter {
      first = Block(joining: [filter.block, first])
      if last.isEmpty { last = filter.end }
    }
    let block = layout.arranged(
      cursor.markedRows(within: width), first: first, last: last, in: proposal)
    let isFree = proposal.height == nil && !layout.isSideways && !isInViewport
    freeLines = isFree ? block.count : nil
    return block.widened(to: width).owned(by: origin)
  }

  // MARK: User actions

  final override func collectControls(into controls: inout ControlCollector) {
    if controls.wants(self) { controls.append(control) }
    if controls.hasFoundNode { return }
    cursor.speak(to: &controls)
    let (shown, index) = (rows.window.shown, rows.window.index)
    var places: [ObjectIdentifier: ControlCollector.List.Row] = [:]
    for row in shown.indices where !shown[row].block.isEmpty {
      let position = shown[row].position
      let number = index.number(at: position)
      guard controls.wants(row: number, of: origin) else { continue }
      let key = ObjectIdentifier(shown[row].node)
      if places[key] == nil { places[key] = (position, number) }
    }
    let list = ControlCollector.List(
      origin: origin, rows: places, refused: { index.traits(at: $0).refused })
    controls.visit(list) { content.addControls(to: &$0) }
  }

  /// The control that scrolls the viewport and that selects and moves rows.
  private final var control: ControlElement {
    let (window, layout, selection) = (rows.window, rows.layout, rows.selection)
    let omitsRows = cursor.filter?.omitsRows ?? false
    let range = omitsRows ? 0..<0 : window.numberRange
    let numbers = omitsRows ? window.numbers.map(\.number) : nil
    let remark = selection?.remark(on: window.numbers, in: window.index) ?? ""
    let (count, glyphs) = (window.index.numbered, graph.glyphs)
    let list = ControlElement.Rows(
      count: count, shown: range,
      summary: {
        let stretch =
          numbers.map { "\(ControlElement.Rows.numbers($0)) of \(count)" }
          ?? ControlElement.Rows.stretch(range, of: count)
        return glyphs.asciiSafe(stretch + remark)
      },
      freeLines: freeLines, areSideBySide: layout.isSideways,
      number: { [weak self] in self?.number(atLine: $0, in: $1) },
      texts: { [weak self] in self?.rows.window.texts ?? [] },
      scroll: { [weak self] in self?.operations.scroll(to: $0) },
      selecting: selection == nil ? nil : selecting, moving: window.index.canMove ? moving : nil,
      cursor: cursor.rowCursor)
    return ControlElement(.list(list), label: layout.title, isEnabled: true, at: self)
  }

  /// Returns the number of the row that a line of a block shows, or `nil` if the line shows no
  /// numbered row. Rows that are arranged horizontally share their lines.
  private final func number(atLine line: Int, in block: Block) -> Int? {
    rows.layout.isSideways ? nil : rows.window.number(atLine: line, in: block)
  }

  private final var selecting: ControlElement.Rows.Selecting {
    ControlElement.Rows.Selecting(
      isSelectable: { [weak self] in self?.operations.isSelectable($0) ?? false },
      select: { [weak self] in self?.operations.select($0) })
  }

  private final var moving: ControlElement.Rows.Moving {
    ControlElement.Rows.Moving(
      places: { [weak self] in self?.operations.places(of: $0) },
      move: { [weak self] in self?.operations.move($0, to: $1) })
  }

  final func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
    operations.scroll(toID: id, anchor: anchor)
  }

  private final var operations: RowOperations { RowOperations(rows: rows, cursor: cursor) }
}
