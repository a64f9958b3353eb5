/// A modifier that adds invisible buttons to a view, such as a list row.
package struct HiddenActions<Actions: View>: PrimitiveModifier {
  let actions: Actions
  /// The actions that the modifier disables for the row.
  var refused: RowActions = []

  package init(actions: Actions, refused: RowActions = []) {
    self.actions = actions
    self.refused = refused
  }

  package func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    HiddenActionsNode(modified(content), in: context)
  }
}

private final class HiddenActionsNode<Content: View, Actions: View>:
  WrapperNode<ModifiedContent<Content, HiddenActions<Actions>>>
{
  /// The node of the buttons, set by the first evaluation.
  private var actions: Node?

  override func evaluate() {
    show(view.content)
    // The buttons are not rows, even if the view is a row of a list.
    let context = context(isInViewport: false)
    let new =
      actions?.updated(to: view.modifier.actions, in: context)
      ?? view.modifier.actions.node(in: context)
    guard new !== actions else { return }
    let old = actions
    actions = new
    graph.didReplace([old].compactMap { $0 }, with: [new], under: self)
  }

  override var children: [Node] { super.children + [actions].compactMap { $0 } }

  override func mountedDidChange() { if isMounted { actions?.mount() } }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    let refused = view.modifier.refused
    addLayoutItems(to: &items) { $0.traits.refused.formUnion(refused) }
  }

  override func collectControls(into controls: inout ControlCollector) {
    super.collectControls(into: &controls)
    guard let actions else { return }
    controls.findUnseen { controls in
      if isInViewport, let row {
        controls.enterRow(of: row) { actions.addControls(to: &$0) }
      } else {
        actions.addControls(to: &controls)
      }
    }
  }

  /// The row that owns the buttons, which is the first row in this view.
  private var row: Node? {
    var items: [LayoutItem] = []
    child?.addLayoutItems(to: &items)
    return items.first?.node
  }
}
