import PlatenLines

/// A view in a bar, as it stands there.
struct BarView: Primitive, Identifiable {
  /// Which item it is, and of which view.
  struct ID: Hashable {
    let origin: Origin
    let entry: [ToolbarStep]
  }

  nonisolated let id: ID
  let view: AnyView
  /// The environment that it sees: that of what put it there.
  let scope: Scope

  /// An item that the view of a node has put into a bar.
  init(_ entry: ToolbarEntry, saidBy node: Node) {
    id = ID(origin: node.origin, entry: entry.id)
    (view, scope) = (entry.view, node.scope)
  }

  func makeNode(in place: Place) -> Node { BarViewNode(self, in: place) }
}

private final class BarViewNode: WrapperNode<BarView> {
  override var childScope: Scope { view.scope }

  override func evaluate() {
    show(view.view, as: ObjectIdentifier(view.scope))
  }
}

private struct BarKey: EnvironmentKey {
  static var defaultValue: PageBar? { nil }
}

extension EnvironmentValues {
  /// What stands above the nearest page around; none outside of navigation stacks.
  var bar: PageBar? {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
}
