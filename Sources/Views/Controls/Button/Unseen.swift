@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that shows nothing of a view, whose controls can be used by name and by their keyboard
/// shortcuts.
private struct UnseenModifier: PrimitiveModifier {
  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    UnseenNode(modified(content), in: context)
  }
}

private final class UnseenNode<Content: View>: ContainerNode<
  ModifiedContent<Content, UnseenModifier>
>
{
  override func evaluate() { setContent(view.content) }

  override func makeWidthRange() -> WidthRange { WidthRange(fixed: 0) }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block { .empty }

  override func collectControls(into controls: inout ControlCollector) {
    controls.findUnseen { super.collectControls(into: &$0) }
  }
}

extension View {
  /// Shows nothing of this view. Its controls cannot be focused, but can be used by name and by their
  /// keyboard shortcuts.
  package func unseen() -> some View { modifier(UnseenModifier()) }
}
