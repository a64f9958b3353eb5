@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that draws the lines of a view in another way.
@MainActor @preconcurrency
protocol BlockModifier: PrimitiveModifier, Equatable {
  /// The cells that it takes at each side, and the lines above and below; it gives way where these
  /// would leave the view none.
  var inset: Int { get }

  /// The view's lines in the other way; new lines belong to the origin.
  func block(of inner: Block, origin: NodeID, glyphs: Glyphs) -> Block

  /// Whether a user can act on the view, and read it.
  var isSeen: Bool { get }
}

extension BlockModifier {
  var inset: Int { 0 }
  var isSeen: Bool { true }

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    BlockModifierNode(modified(content), in: context)
  }
}

private final class BlockModifierNode<Content: View, Modifier: BlockModifier>:
  ContainerNode<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier? {
    didSet { setNeedsLayout(ifChanged: modifier, from: oldValue) }
  }

  override func evaluate() {
    modifier = view.modifier
    setContent(view.content)
  }

  override func makeWidthRange() -> WidthRange {
    let sides = 2 * view.modifier.inset
    if sides == 0 { return content.widths }
    return content.widths + WidthRange(fixed: sides)
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    guard let inner = proposal.inset(by: view.modifier.inset) else {
      return content.arranged(in: StackLayout(proposal: proposal))
    }
    let block = content.arranged(in: StackLayout(proposal: inner))
    return view.modifier.block(of: block, origin: origin, glyphs: graph.glyphs).unless(equalTo: old)
  }

  override var innerTraits: ViewTraits { content.viewTraits }

  override func collectControls(into controls: inout ControlCollector) {
    if view.modifier.isSeen { super.collectControls(into: &controls) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == TextsKey.self && !view.modifier.isSeen ? nil : super.preference(key)
  }
}

extension Proposal {
  /// What is left inside an inset on all four sides; `nil` where that is no cell or no line.
  fileprivate func inset(by inset: Int) -> Proposal? {
    if inset == 0 { return self }
    let inner = Proposal(width: width - 2 * inset, height: height.map { $0 - 2 * inset })
    return inner.width > 0 && inner.height ?? 1 > 0 ? inner : nil
  }
}
