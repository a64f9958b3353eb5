import PlatenLines

/// A node with any number of children. The enclosing stack arranges each child individually.
@_spi(Nodes) open class GroupNode<V: View>: ViewNode<V>, CachingNode {
  private final var nodes: [Node] = []
  /// The caches for the last two stack layouts, with the most recent last.
  private final var arrangements: [StackCache] = []
  private final var measurement: WidthCache?

  public override var children: [Node] { nodes }

  package override init(_ view: V, in context: NodeContext) {
    super.init(view, in: context.adding(.skipsComparison))
  }

  /// Updates the child at an index with a view, creating the child if necessary.
  ///
  /// - Parameter isNew: Whether the caller knows that the view has changed.
  package final func setChild<Content: View>(
    _ index: Int, to content: consuming Content, isNew: Bool = false
  ) {
    guard index < nodes.count else {
      return splice(index..<index, with: [content.node(in: context())])
    }
    let old = nodes[index]
    let new = old.updated(to: content, in: context(), isNew: isNew)
    if new !== old { splice(index..<index + 1, with: [new]) }
  }

  /// Replaces a range of children with the retained nodes in an array. Each `nil` in the array
  /// becomes a new node.
  package final func replaceChildren<Content: View>(
    _ range: Range<Int>, with kept: [Node?], content: (Int) -> Content
  ) {
    let new = kept.enumerated().map { offset, node in
      let content = content(range.lowerBound + offset)
      return node?.updated(to: content, in: context()) ?? content.node(in: context())
    }
    splice(range, with: new)
  }

  private final func splice(_ range: Range<Int>, with new: [Node]) {
    let kept = Set(new.map(ObjectIdentifier.init))
    let gone = nodes[range].filter { !kept.contains(ObjectIdentifier($0)) }
    let stayed = nodes[range].filter { kept.contains(ObjectIdentifier($0)) }
    let before = Set(nodes[range].map(ObjectIdentifier.init))
    nodes.replaceSubrange(range, with: new)
    for index in range.lowerBound..<nodes.count { nodes[index].index = index }
    graph.didReplace(
      gone, with: new.filter { !before.contains(ObjectIdentifier($0)) }, under: self)
    notifyReordered(to: stayed.map(\.index))
    for index in arrangements.indices { arrangements[index].splice(range, with: new) }
    measurement?.splice(range, with: new)
    setNeedsLayout()
  }

  // MARK: Layout

  public override func childNeedsLayout(_ child: Node) -> Bool {
    // Closures would check their isolation.
    for index in arrangements.indices.reversed() {
      arrangements[index].pending.append(child)
      if arrangements[index].pending.count > nodes.count + 16 { arrangements.remove(at: index) }
    }
    measurement?.pending.append(child)
    if let measurement, measurement.pending.count > nodes.count + 16 { self.measurement = nil }
    return true
  }

  open override func arrange(in column: StackLayout) -> Block {
    for index in arrangements.indices where arrangements[index].column == column {
      var arrangement = arrangements.remove(at: index)
      arrangement.update(under: self)
      return block(keeping: arrangement)
    }
    if arrangements.count == 2 { arrangements.removeFirst() }
    return block(keeping: StackCache(nodes, in: column))
  }

  /// Adds a cache as the most recent one and returns its block.
  private final func block(keeping arrangement: consuming StackCache) -> Block {
    let block = arrangement.tree.block
    arrangements.append(arrangement)
    return block
  }

  public override func makeWidthRange() -> WidthRange {
    var current = measurement.take() ?? WidthCache(nodes)
    current.update(under: self)
    measurement = current
    return current.total
  }

  package func dropOwnCaches() {
    (arrangements, measurement) = ([], nil)
  }
}
