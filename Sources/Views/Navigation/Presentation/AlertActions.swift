import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The actions of an alert or a dialog, followed by a cancel button if the actions need one.
struct AlertActions<Actions: View>: PrimitiveView {
  let actions: Actions
  /// The label of the additional button.
  let fallback: String
  /// A closure that returns whether a control makes the additional button unnecessary.
  let suffices: (ControlElement) -> Bool

  func makeNode(in context: NodeContext) -> Node { AlertActionsNode(self, in: context) }
}

private final class AlertActionsNode<Actions: View>: GroupNode<AlertActions<Actions>> {
  override func evaluate() {
    setChild(0, to: view.actions)
    setChild(1, to: Button(view.fallback, role: .cancel) {})
  }

  /// The node of the actions if they need no additional button; otherwise `nil`.
  private var own: Node? {
    let found = ControlCollector(of: children[0])
    return found.controls.contains(where: view.suffices) ? children[0] : nil
  }

  override func arrange(in column: StackLayout) -> Block {
    own?.arranged(in: column) ?? super.arrange(in: column)
  }

  override func collectControls(into controls: inout ControlCollector) {
    if let own {
      own.collectControls(into: &controls)
    } else {
      super.collectControls(into: &controls)
    }
  }
}
