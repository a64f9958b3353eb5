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
  /// Whether the item belongs to the content, as a search field does, rather than to a bar.
  fileprivate let isContent: Bool

  /// Creates the view of an item that a node contributes to a bar.
  init(_ entry: ToolbarEntry, saidBy node: Node) {
    id = ID(origin: node.origin, entry: entry.id)
    (view, scope) = (entry.view, node.scope)
    isContent = entry.placement.place == .below
  }

  func makeNode(in context: NodeContext) -> Node { ToolbarItemViewNode(self, in: context) }
}

private final class ToolbarItemViewNode: WrapperNode<ToolbarItemView> {
  override var childScope: EnvironmentScope { view.scope }

  override func evaluate() {
    show(view.view, as: ObjectIdentifier(view.scope))
  }
}

extension ControlElement {
  /// Whether the control is an item of a bar, such as a button that cancels or saves.
  ///
  /// - Complexity: O(*d*) in the depth of the control's node.
  package var isInBar: Bool {
    guard let node else { return false }
    return sequence(first: node, next: \.parent).contains { ancestor in
      (ancestor as? ToolbarItemViewNode)?.view.isContent == false
    }
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
