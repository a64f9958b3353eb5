@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that transforms the lines of a view.
@MainActor @preconcurrency
protocol BlockModifier: PrimitiveModifier, Equatable {
  /// The space that the modifier adds on each side, in cells and lines. If the inset would leave no
  /// space for the view, the modifier has no effect.
  var inset: Int { get }

  /// Returns the transformed lines of the view. Lines that the modifier adds have the specified
  /// origin.
  func block(of inner: Block, origin: NodeID, glyphs: Glyphs) -> Block

  /// Whether the view is visible and its controls can be used.
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
    let isText = key == TextsKey.self || key == TitlesKey.self
    return isText && !view.modifier.isSeen ? nil : super.preference(key)
  }
}

extension Proposal {
  /// Returns the proposal reduced by an inset on all four sides; `nil` if no cell or no line
  /// remains.
  fileprivate func inset(by inset: Int) -> Proposal? {
    if inset == 0 { return self }
    let inner = Proposal(width: width - 2 * inset, height: height.map { $0 - 2 * inset })
    return inner.width > 0 && inner.height ?? 1 > 0 ? inner : nil
  }
}
