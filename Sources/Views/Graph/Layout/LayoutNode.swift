import PlatenLines

/// The node of a view that renders its own lines.
@_spi(Nodes) open class LayoutNode<V: View>: ViewNode<V>, DrawableNode, CachingNode {
  private final lazy var cache = BlockCache(capacity: blocksKept)
  /// The inset caches of the modifiers, with the innermost first, followed by the cache of the
  /// enclosing column.
  private final var insets: [InsetCache] = []
  private final lazy var marginOrigin = graph.newNodeID()

  package override init(_ view: V, in context: NodeContext) {
    super.init(view, in: context.adding(.isLayoutItem))
  }

  /// Creates the lines for a proposal, or returns the old block if it contains the same lines.
  open func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block { .empty }

  /// The number of recent proposals whose blocks are cached.
  open var blocksKept: Int { 2 }

  open var isLowPriority: Bool { false }

  open var fillsHeight: Bool { false }

  package final func block(for proposal: Proposal, in modifiers: ArraySlice<any LayoutModifier>)
    -> Block
  {
    layout.isReliedOn = true
    return block(for: proposal, in: modifiers, around: widthsInside(modifiers)[...])
  }

  /// Returns the lines of the view in modifiers.
  ///
  /// - Parameter ranges: The width range inside each modifier except the last.
  private final func block(
    for proposal: Proposal, in modifiers: ArraySlice<any LayoutModifier>,
    around ranges: ArraySlice<WidthRange>
  ) -> Block {
    guard let modifier = modifiers.first else { return ownBlock(for: proposal) }
    let (inside, rest) = (modifiers.dropFirst(), ranges.dropFirst())
    if modifier.isFrame && widths.framing == .none {
      return block(for: proposal, in: inside, around: rest)
    }
    let inner = modifier.proposal(within: proposal, around: ranges.first ?? widths)
    let block = modifier.visible(block(for: inner, in: inside, around: rest))
    let insets = modifier.insets(around: block, madeFor: inner, within: proposal)
    return put(insets, around: block, level: inside.count)
  }

  /// Returns the width range inside each modifier except the last, inside of which is this view.
  private final func widthsInside(_ modifiers: ArraySlice<any LayoutModifier>) -> [WidthRange] {
    if modifiers.count < 2 { return [] }
    var ranges: [WidthRange] = []
    for modifier in modifiers.dropFirst().reversed() {
      ranges.append(modifier.widths(around: ranges.last ?? widths))
    }
    return ranges.reversed()
  }

  /// Returns the lines of the view without modifiers, or an empty block if the width is 0.
  private final func ownBlock(for proposal: Proposal) -> Block {
    if proposal.width == 0 { return .empty }
    return cache.block(for: proposal, version: layout.version) { old in
      let block = makeBlock(for: proposal, replacing: old)
      return block.width <= proposal.width
        ? block : block.mapLines { truncated($0, to: proposal.width) }
    }
  }

  private final func put(_ new: Insets, around block: Block, level: Int) -> Block {
    if new == Insets() { return block }
    while insets.count <= level { insets.append(InsetCache()) }
    return insets[level].block(block, with: new) { marginOrigin }
  }

  final override func arrange(in column: StackLayout) -> Block {
    let block = block(for: column.proposal, in: column.modifiers[...])
    if block.isEmpty { return block }
    return put(column.insets(around: block), around: block, level: column.modifiers.count)
  }

  /// The traits of an inner view that represents this view in a list.
  open var innerTraits: ViewTraits { ViewTraits() }

  public final override func collectLayoutItems(into items: inout [LayoutItem]) {
    items.append(LayoutItem(node: self, traits: innerTraits))
  }

  open func dropOwnCaches() {
    (cache, insets) = (BlockCache(capacity: blocksKept), [])
  }
}

/// The node of a view without child views.
@_spi(Nodes) open class LeafNode<V: View>: LayoutNode<V> {
  open func makeLines(for proposal: Proposal) -> [Line] { [] }

  public final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    Block(makeLines(for: proposal), origin: origin).unless(equalTo: old)
  }
}

extension Block {
  /// Returns the old block if it equals this block; otherwise, returns this block.
  ///
  /// Results that are cached for the old block then remain valid.
  package func unless(equalTo old: Block?) -> Block {
    if let old, old.width == width, old == self { return old }
    return self
  }
}
