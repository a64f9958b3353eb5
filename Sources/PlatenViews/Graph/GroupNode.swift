import PlatenLines

/// A node of any number of views in a row, each placed by the stack around them.
class GroupNode<V: View>: ViewNode<V> {
  private final var nodes: [Node] = []
  private final var arrangements: [Arrangement] = []
  private final var measured: (version: Int, widths: Widths, labels: Int)?

  override var children: [Node] { nodes }

  override func isUnchanged(by new: V) -> Bool { false }

  /// Gives a child its view; a child that is not there yet is made.
  final func setChild<Content: View>(_ index: Int, to content: Content) {
    guard index < nodes.count else {
      return splice(index..<index, with: [content.node(in: place())])
    }
    let old = nodes[index]
    let new = old.updated(to: content, in: place())
    if new !== old { splice(index..<index + 1, with: [new]) }
  }

  /// Puts nodes that are kept, and new ones where there is none to keep, in place of a range.
  final func replaceChildren<Content: View>(
    _ range: Range<Int>, with kept: [Node?], content: (Int) -> Content
  ) {
    let new = kept.enumerated().map { offset, node in
      let content = content(range.lowerBound + offset)
      return node?.updated(to: content, in: place()) ?? content.node(in: place())
    }
    splice(range, with: new)
  }

  private final func splice(_ range: Range<Int>, with new: [Node]) {
    let kept = Set(new.map(ObjectIdentifier.init))
    let gone = nodes[range].filter { !kept.contains(ObjectIdentifier($0)) }
    let before = Set(nodes[range].map(ObjectIdentifier.init))
    nodes.replaceSubrange(range, with: new)
    for index in range.lowerBound..<nodes.count { nodes[index].index = index }
    for index in arrangements.indices { arrangements[index].splice(range, with: new) }
    graph.didReplace(
      gone, with: new.filter { !before.contains(ObjectIdentifier($0)) }, under: self)
    requireLayout()
  }

  // MARK: Layout

  override func childNeedsLayout(_ child: Node) {
    for index in arrangements.indices { arrangements[index].pending.append(child) }
    arrangements.removeAll { $0.pending.count > nodes.count + 16 }
  }

  override func arrange(in column: Column) -> Block {
    didLayout()
    if let index = arrangements.firstIndex(where: { $0.column == column }) {
      return arrangements[index].update(under: self)
    }
    if arrangements.count == 2 { arrangements.removeFirst() }
    arrangements.append(Arrangement(nodes, in: column))
    return arrangements[arrangements.count - 1].pile.block
  }

  override func dropCaches() {
    arrangements = []
    super.dropCaches()
  }

  override func widths() -> Widths { measure().widths }

  override func labelWidth() -> Int { measure().labels }

  private final func measure() -> (version: Int, widths: Widths, labels: Int) {
    if let measured, measured.version == version { return measured }
    let new = (
      version, nodes.reduce(Widths.none) { $0.union($1.widths()) },
      nodes.reduce(0) { max($0, $1.labelWidth()) }
    )
    measured = new
    return new
  }

  override func collectUnits(into units: inout [Unit]) {
    for node in nodes { node.collectUnits(into: &units) }
  }
}

/// The blocks of a group's children in one column, and which of them must be asked again.
@MainActor
private struct Arrangement {
  let column: Column
  var pile: Pile
  var pending: [Node] = []

  init(_ nodes: [Node], in column: Column) {
    self.column = column
    pile = Pile(nodes.map { $0.arrange(in: column) })
  }

  mutating func update(under parent: Node) -> Block {
    for node in pending where node.parent === parent {
      pile.replace(at: node.index, with: node.arrange(in: column))
    }
    pending.removeAll(keepingCapacity: true)
    return pile.block
  }

  mutating func splice(_ range: Range<Int>, with new: [Node]) {
    pile.replaceSubrange(range, with: new.map { _ in .empty })
    pending += new
  }
}
