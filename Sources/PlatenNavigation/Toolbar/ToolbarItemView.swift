@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The view of a toolbar item in a bar.
struct ToolbarItemView: PrimitiveView, Identifiable {
  /// The identity of an item: the node that contributes the item and the path in the toolbar
  /// content.
  struct ID: Hashable {
    let origin: NodeID
    let entry: [ToolbarContentIndex]
  }

  nonisolated let id: ID
  let view: AnyView
  /// The environment of the view that contributes the item.
  let scope: EnvironmentScope

  /// Creates the view of an item that a node contributes to a bar.
  init(_ entry: ToolbarEntry, saidBy node: Node) {
    id = ID(origin: node.origin, entry: entry.id)
    (view, scope) = (entry.view, node.scope)
  }

  func makeNode(in context: NodeContext) -> Node { ToolbarItemViewNode(self, in: context) }
}

private final class ToolbarItemViewNode: WrapperNode<ToolbarItemView> {
  override var childScope: EnvironmentScope { view.scope }

  override func evaluate() {
    show(view.view, as: ObjectIdentifier(view.scope))
  }
}

private struct ToolbarStateKey: EnvironmentKey {
  static var defaultValue: ToolbarState? { nil }
}

extension EnvironmentValues {
  /// The toolbar that the view contributes to, or `nil` if no enclosing stack or view has a
  /// toolbar.
  ///
  /// In a probe, the value is a separate toolbar, so the contributions are not shown.
  var bar: ToolbarState? {
    get { isProbe ? ToolbarState() : self[ToolbarStateKey.self] }
    set { self[ToolbarStateKey.self] = newValue }
  }
}
