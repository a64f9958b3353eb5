@_spi(Nodes) import PlatenGraph

/// A modifier that applies to every control in a view.
@MainActor @preconcurrency
protocol ControlModifier: PrimitiveModifier {
  /// Modifies the controls and text in the accessibility subtree of the view.
  ///
  /// - Parameter node: The node of the modifier.
  func modify(_ subtree: inout AccessibilitySubtree, at node: Node)
}

extension ControlModifier {
  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    ControlModifierNode(modified(content), in: context)
  }
}

/// A node that modifies the controls in its view.
@MainActor
protocol ControlModifying: Node {
  func modify(_ subtree: inout AccessibilitySubtree)
}

/// The node of a control modifier, which displays its content unchanged.
class ControlModifierNode<Content: View, Trait: ControlModifier>:
  WrapperNode<ModifiedContent<Content, Trait>>, ControlModifying
{
  override func evaluate() { show(view.content) }

  final func modify(_ subtree: inout AccessibilitySubtree) {
    view.modifier.modify(&subtree, at: self)
  }

  override func collectControls(into controls: inout ControlCollector) {
    controls.subtree {
      super.collectControls(into: &$0)
    } map: {
      modify(&$0)
    }
  }
}
