import PlatenLines

/// Views over each other, the first at the back.
///
///     ZStack(alignment: .topTrailing) {
///       Text("12:00 in Zurich")
///       Text("!").bold()
///     }
///
/// A view in front covers the cells in which it has something; spaces before and behind its lines
/// let through what is at the back. A colour or a shape without a frame is as large as the others
/// are, and hides none of their text.
public struct ZStack<Content: View>: Primitive {
  let alignment: Alignment
  let content: Content

  /// Views over each other, smaller ones aligned in the largest.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeNode(in place: Place) -> Node { ZStackNode(self, in: place) }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>> {
  private var alignment = Alignment.center {
    didSet { if alignment != oldValue { requireLayout() } }
  }

  override var isCompared: Bool { false }

  override func evaluate() {
    alignment = view.alignment
    setContent(view.content)
  }

  private var units: [Unit] {
    var units: [Unit] = []
    content.addUnits(to: &units)
    return units
  }

  override func makeWidths() -> Widths {
    var widths = units.reduce(Widths.none) { $0.union($1.widths) }
    widths.label = 0
    return widths
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let units = units.backToFront
    let own = units.filter { !$0.fills }.map { $0.block(for: Proposal(width: proposal.width)) }
    let room = Proposal(
      width: own.map(\.width).max() ?? proposal.width,
      height: own.map(\.count).max() ?? proposal.height)
    var rest = own[...]
    let blocks = units.map { $0.fills ? $0.block(for: room) : rest.removeFirst() }
    let (width, height) = (blocks.map(\.width).max() ?? 0, blocks.map(\.count).max() ?? 0)
    var layers = Layers(width: width, height: height)
    for block in blocks { layers.put(block, alignment) }
    return Block(layers.lines, origin: origin).widened(to: width).unless(equalTo: old)
  }
}
