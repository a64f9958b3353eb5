/// What is said of the controls in a view, whichever they are.
@MainActor @preconcurrency
protocol ControlTrait: PrimitiveModifier {
  /// Notes it at the controls that were found since a position, in the words of an environment.
  func note(in controls: inout ControlList, since start: Int, _ values: EnvironmentValues)
}

extension ControlTrait {
  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    ControlTraitNode(modified(content), in: place)
  }
}

/// The node of what is said of controls: it shows the view as it is.
class ControlTraitNode<Content: View, Trait: ControlTrait>:
  WrapperNode<ModifiedContent<Content, Trait>>
{
  override func evaluate() { show(view.content) }

  override func collectControls(into controls: inout ControlList) {
    let start = controls.count
    super.collectControls(into: &controls)
    view.modifier.note(in: &controls, since: start, EnvironmentValues(scope))
  }
}
