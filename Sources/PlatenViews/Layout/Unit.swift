import PlatenLines

/// A node that a stack places as one thing.
@MainActor
protocol Unit: Node {
  /// The lines within the proposed width; none wider.
  func block(for proposal: Proposal) -> Block

  /// The lines when the row around has that many, in a unit that stretches; else `nil`.
  func block(filling height: Int) -> Block?
}

/// The blocks that a unit made for its last proposals.
struct BlockCache {
  private var entries: [(proposal: Proposal, version: Int, block: Block)] = []

  /// The block for a proposal, made anew if the node changed since; `make` gets the one before.
  mutating func block(
    for proposal: Proposal, version: Int, make: (_ old: Block?) -> Block
  ) -> Block {
    let index = entries.firstIndex { $0.proposal == proposal }
    if let index, entries[index].version == version { return entries[index].block }
    let block = make(index.map { entries[$0].block })
    if let index { entries.remove(at: index) } else if entries.count == 2 { entries.removeFirst() }
    entries.append((proposal, version, block))
    return block
  }

  mutating func drop() { entries = [] }
}

/// The node of a view that a stack places as one thing.
class UnitNode<V: View>: ViewNode<V>, Unit {
  private final var cache = BlockCache()
  private final var placement = Placement()
  private final var measured: (version: Int, widths: Widths)?

  /// Makes the lines; a subclass that would make the same block again returns the old one.
  func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block { .empty }

  func makeWidths() -> Widths { .none }

  func block(filling height: Int) -> Block? { nil }

  final func block(for proposal: Proposal) -> Block {
    didLayout()
    return cache.block(for: proposal, version: version) { old in
      let block = makeBlock(for: proposal, replacing: old)
      return block.width <= proposal.width
        ? block : block.mapLines { $0.truncated(to: proposal.width) }
    }
  }

  override func arrange(in column: Column) -> Block {
    placement.place(block(for: column.proposal), in: column, origin: origin)
  }

  final override func widths() -> Widths {
    if let measured, measured.version == version { return measured.widths }
    let widths = makeWidths()
    measured = (version, widths)
    return widths
  }

  final override func collectUnits(into units: inout [Unit]) { units.append(self) }

  override func dropCaches() {
    cache.drop()
    super.dropCaches()
  }
}

/// The node of a view that draws its own lines.
class LeafNode<V: View>: UnitNode<V> {
  func makeLines(for proposal: Proposal) -> [Line] { [] }

  final override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let lines = makeLines(for: proposal)
    if let old, old.lines == lines { return old }
    return Block(lines, origin: origin)
  }
}
