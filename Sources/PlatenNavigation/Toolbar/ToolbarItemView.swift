@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view in a bar, as it stands there.
struct ToolbarItemView: PrimitiveView, Identifiable {
  /// Which item it is, and of which view.
  struct ID: Hashable {
    let origin: NodeID
    let entry: [ToolbarContentIndex]
  }

  nonisolated let id: ID
  let view: AnyView
  /// The environment that it sees: that of what put it there.
  let scope: EnvironmentScope

  /// An item that the view of a node has put into a bar.
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
  /// The toolbar of the nearest stack around; none outside of navigation stacks. What a probe
  /// contributes is not shown.
  var bar: ToolbarState? {
    get { isProbe ? ToolbarState() : self[ToolbarStateKey.self] }
    set { self[ToolbarStateKey.self] = newValue }
  }
}
