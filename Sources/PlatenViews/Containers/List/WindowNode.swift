import PlatenLines

/// A node that shows a window of what stands in it.
@MainActor
protocol WindowedNode: Node {}

/// The node of a view that shows a window of its rows.
///
/// Rows are made while they are laid out: only then is known how many fit. A row that is made and
/// does not fit is kept, for it may become lower; those that leave the window are gone, with their state. The window follows the rows in it by their identity, so that
/// what is added above leaves it as it is; a window at the top stays there.
class WindowNode<V: View>: ContainerNode<V>, WindowedNode {
  private final var table = RowTable()
  /// The position of the window's first row.
  private final var start = 0
  /// The rows in the window.
  private final var shown: [Placed] = []
  /// The lines to take where a frame gives no others.
  private final var lines = 0
  private final lazy var aboveOrigin = graph.newOrigin()
  private final lazy var belowOrigin = graph.newOrigin()
  private final lazy var gapOrigin = graph.newOrigin()

  /// A row that was laid out.
  private struct Placed {
    let position: Int
    let node: Node
    let block: Block
  }

  final override var windowsContent: Bool { true }

  /// One: the rows that are there are those of the latest block.
  final override var blocksKept: Int { 1 }

  /// Never: finding out might mean comparing all elements.
  final override func isUnchanged(by new: V) -> Bool { false }

  /// What users call it who see no label.
  var title: String { String(describing: V.self) }

  /// What can be done to it.
  var verbs: Set<Verb> { [.scroll, .focus] }

  /// Whether it takes all the cells that there are, however wide its rows are.
  var fillsWidth: Bool { false }

  /// Where rows line up with the widest shown.
  var alignment: HorizontalAlignment { .leading }

  /// Empty lines between rows.
  var spacing: Int { 0 }

  /// The cells of a row in so many of all.
  func rowWidth(in width: Int) -> Int { width }

  /// The lines of a row as they stand in the window.
  func finished(_ block: Block, of row: Unit, id: @autoclosure () -> AnyHashable?) -> Block {
    block
  }

  /// Whether the row of a selection's value can be selected.
  func canSelect(_ id: AnyHashable) -> Bool { false }

  /// Selects a row.
  func select(_ id: AnyHashable) {}

  /// Reads what the window shows beside its rows, and shows them.
  final func showRows<Content: View>(_ rows: Content, reading readMore: () -> Void = {}) {
    reading {
      lines = graph.rows.value
      readMore()
    }
    setContent(rows)
    requireLayout()
  }

  // MARK: Layout

  final override func makeWidths() -> Widths { Widths(10, 40, Widths.unlimited) }

  final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    var units: [Unit] = []
    content.addUnits(to: &units)
    table = RowTable(units)
    let inner = Proposal(width: rowWidth(in: proposal.width))
    var made: [Placed] = []
    let rows = Window.rows(
      of: table.count, from: newStart, within: (proposal.height ?? lines) + spacing
    ) { position in
      guard let row = table.row(at: position) else { return 0 }
      let block = finished(row.block(for: inner), of: row, id: table.id(at: position))
      let isAbove = position < made.first?.position ?? 0
      made.insert(
        Placed(position: position, node: row.node, block: block), at: isAbove ? 0 : made.count)
      return block.isEmpty ? 0 : block.count + spacing
    }
    // A row that was too high to fit is kept, too: it may become lower.
    let first = min(made.first?.position ?? rows.lowerBound, rows.lowerBound)
    table.keepRows(in: first..<max((made.last?.position ?? -1) + 1, rows.upperBound))
    start = rows.lowerBound
    shown = made.filter { rows.contains($0.position) }
    let blocks = stacked(shown.map(\.block))
    return Block(joining: [end(above: rows)] + blocks + [end(below: rows)])
      .widened(to: fillsWidth ? proposal.width : 0).unless(equalTo: old)
  }

  /// Where the first row of the window stands now that is still there.
  private final var newStart: Int {
    if start == 0 { return 0 }
    return table.positions(of: shown.map(\.node)).first ?? start
  }

  /// The rows aligned, with the empty lines between them.
  private final func stacked(_ blocks: [Block]) -> [Block] {
    if alignment == .leading, spacing == 0 { return blocks }
    let span = blocks.reduce(0) { max($0, $1.width) }
    let first = blocks.firstIndex { !$0.isEmpty }
    return blocks.enumerated().map { index, block in
      if block.isEmpty { return block }
      let indent = alignment.offset(of: block.width, in: span)
      let margins = Margins(top: index == first ? 0 : spacing, leading: indent)
      var cache = MarginCache()
      return cache.block(block, with: margins) { gapOrigin }
    }
  }

  private final func end(above rows: Range<Int>) -> Block {
    rows.lowerBound == 0
      ? .empty
      : cutEnd(table.numbers(before: rows.lowerBound), "above", origin: aboveOrigin)
  }

  private final func end(below rows: Range<Int>) -> Block {
    rows.upperBound == table.count
      ? .empty
      : cutEnd(
        table.numbered - table.numbers(before: rows.upperBound), "below", origin: belowOrigin)
  }

  // MARK: What users do

  final override func collectControls(into controls: inout ControlList) {
    controls.append(control)
    let rows = shown.map { (ObjectIdentifier($0.node), table.number(at: $0.position)) }
    controls.enterList(origin, rows: Dictionary(rows, uniquingKeysWith: { a, _ in a })) {
      content.addControls(to: &$0)
    }
  }

  private final var control: Control {
    let numbers = shown.compactMap { table.number(at: $0.position) }
    let range = (numbers.first ?? 1)..<(numbers.last ?? 0) + 1
    return Control(
      .list, label: title, value: "\(numbers.first ?? 0)–\(numbers.last ?? 0) of \(table.numbered)",
      isEnabled: true, verbs: verbs,
      rows: Control.Rows(
        count: table.numbered, shown: range,
        number: { [weak self] in self?.number(ofRowSaying: $0) },
        isSelectable: { [weak self] in self?.isSelectable($0) ?? false }),
      origin: origin
    ) { [weak self] verb, text in self?.perform(verb, text) }
  }

  /// The number of the first row in the window that says a text and nothing else.
  private final func number(ofRowSaying text: String) -> Int? {
    shown.first { row in
      var texts: [String] = []
      row.node.collectTexts(into: &texts)
      return texts.joined(separator: " ") == text
    }.flatMap { table.number(at: $0.position) }
  }

  private final func isSelectable(_ number: Int) -> Bool {
    table.position(ofNumber: number).flatMap { table.id(at: $0) }.map(canSelect) ?? false
  }

  private final func perform(_ verb: Verb, _ text: String) {
    guard let number = Int(text), let position = table.position(ofNumber: number) else { return }
    if verb == .select, let id = table.id(at: position) { select(id) }
    let isShown = shown.contains { $0.position == position }
    if verb == .scroll || !isShown { scroll(to: position) }
  }

  /// Begins the window with a row, and the header above it.
  private final func scroll(to position: Int) {
    (start, shown) = (table.startOfHeaders(before: position), [])
    requireLayout()
  }
}

extension Node {
  /// The line at an end where so many rows, or lines, are cut off.
  func cutEnd(_ count: Int, _ place: String, origin: Origin) -> Block {
    let number = count > 0 ? "\(count) " : ""
    return Block([Line("… \(number)\(place)", style: .dim)], origin: origin)
  }
}
