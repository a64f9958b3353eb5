@_spi(Nodes) import PlatenGraph

/// What is said of the controls in a view, whichever they are.
@MainActor @preconcurrency
protocol ControlModifier: PrimitiveModifier {
  /// Notes it at the controls that were found since a position, in the words of an environment.
  func modify(in controls: inout ControlCollector, since start: Int, _ values: EnvironmentValues)
}

extension ControlModifier {
  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    ControlModifierNode(modified(content), in: context)
  }
}

/// The node of what is said of controls: it shows the view as it is.
class ControlModifierNode<Content: View, Trait: ControlModifier>:
  WrapperNode<ModifiedContent<Content, Trait>>
{
  override func evaluate() { show(view.content) }

  override func collectControls(into controls: inout ControlCollector) {
    let start = controls.count
    super.collectControls(into: &controls)
    view.modifier.modify(in: &controls, since: start, EnvironmentValues(scope))
  }
}
