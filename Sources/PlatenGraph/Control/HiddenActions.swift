/// Gives a view, such as a row of a list, buttons that are not seen.
package struct HiddenActions<Actions: View>: PrimitiveModifier {
  let actions: Actions
  /// What users cannot do any more to the row.
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
  /// What stands in the buttons' place; set by the first evaluation.
  private var actions: Node?

  override func evaluate() {
    show(view.content)
    // The buttons are no rows, even where the row is one of a list's own.
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

  /// The row that the buttons belong to: the first that stands here.
  private var row: Node? {
    var items: [LayoutItem] = []
    child?.addLayoutItems(to: &items)
    return items.first?.node
  }
}
