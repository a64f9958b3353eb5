import PlatenLines

/// A modifier that lays a view out in another way.
///
/// Put on several views at once, such as a `Group`, it is put on each.
@MainActor
protocol LayoutModifier: PrimitiveModifier {
  func widths(of unit: any Unit) -> Widths
  func block(of unit: any Unit, for proposal: Proposal, origin: Origin) -> Block
}

extension LayoutModifier {
  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    LayoutModifierNode(modified(content), in: place)
  }
}

private final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>:
  WrapperNode<ModifiedContent<Content, Modifier>>
{
  private var known: [ObjectIdentifier: ModifiedUnit] = [:]

  override func evaluate() {
    show(view.content)
    for unit in known.values { unit.modifier = view.modifier }
    requireLayout()
  }

  override func childNeedsLayout(_ child: Node) {
    for unit in known.values { unit.requireLayout() }
  }

  /// The units below, each with the modifier on it.
  private var units: [ModifiedUnit] {
    var units: [any Unit] = []
    child?.collectUnits(into: &units)
    let modified = units.map { unit in
      known[ObjectIdentifier(unit)]
        ?? ModifiedUnit(unit, modifier: view.modifier, in: place())
    }
    known = Dictionary(
      zip(units.map(ObjectIdentifier.init), modified), uniquingKeysWith: { first, _ in first })
    return modified
  }

  override func arrange(in column: Column) -> Block {
    didLayout()
    return Block(joining: units.map { $0.arrange(in: column) })
  }

  override func widths() -> Widths { units.reduce(.none) { $0.union($1.widths()) } }

  override func labelWidth() -> Int { 0 }

  override func collectUnits(into units: inout [any Unit]) { units += self.units }

  override func dropCaches() {
    known = [:]
    super.dropCaches()
  }
}

/// A unit with a modifier on it.
private final class ModifiedUnit: Node, Unit {
  private let unit: any Unit
  var modifier: any LayoutModifier {
    didSet { cache.drop() }
  }
  private var cache = BlockCache()
  private var placement = Placement()

  init(_ unit: any Unit, modifier: any LayoutModifier, in place: Place) {
    self.unit = unit
    self.modifier = modifier
    super.init(in: place)
  }

  func block(for proposal: Proposal) -> Block {
    didLayout()
    return cache.block(for: proposal, version: version) { old in
      let block = modifier.block(of: unit, for: proposal, origin: origin)
      let fitting =
        block.width <= proposal.width
        ? block : block.mapLines { $0.truncated(to: proposal.width) }
      return old == fitting ? old ?? fitting : fitting
    }
  }

  func block(filling height: Int) -> Block? { nil }

  override func arrange(in column: Column) -> Block {
    placement.place(block(for: column.proposal), in: column, origin: origin)
  }

  override func widths() -> Widths { modifier.widths(of: unit) }

  override func collectUnits(into units: inout [any Unit]) { units.append(self) }
}
