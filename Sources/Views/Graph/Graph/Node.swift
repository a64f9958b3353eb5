import PlatenLines

/// A node in the view tree, with its identity, its dependencies, and its layout.
///
/// A node exists for as long as its view keeps its identity. The node receives new values of the
/// same view type and determines whether the values require an update. A node becomes *dirty* when
/// a dependency changes, and is reevaluated before the turn ends. A node *requires layout* when its
/// lines or widths may have changed. The ancestors that depend on the lines or widths are notified
/// once, and query them again when necessary.
///
/// See Documentation/Decisions/modules.md.
@MainActor
@_spi(Nodes) open class Node {
  package unowned let graph: Graph
  package let origin: NodeID
  package let scope: EnvironmentScope
  let attributes: NodeAttributes
  /// The type of the view that the node represents.
  let viewType: Any.Type
  final var place: NodePlace
  /// The dependencies of the last evaluation.
  final var dependencies = TrackedDependencies()
  final var status = NodeStatus()
  final var layout = NodeLayout()
  /// The number of scrolling nodes among this node and its descendants.
  package final var scrollers = 0

  init(for viewType: Any.Type, in context: NodeContext) {
    self.viewType = viewType
    graph = context.graph
    origin = context.graph.newNodeID()
    scope = context.scope
    attributes = context.attributes
    place = NodePlace(under: context.parent)
    if attributes.contains(.scrolls) { countScroller(1) }
  }

  /// The parent node, or `nil` for the root and for a node that has left the tree.
  // Access to a stored property from another module would require a dynamic exclusivity check.
  package final var parent: Node? { place.parent }

  /// The index of the node among the parent's children, if the parent can have several children.
  package final var index: Int {
    get { place.index }
    set { place.index = newValue }
  }

  /// A version number that changes whenever the node notifies its ancestors of a layout change.
  package final var version: Int { layout.version }

  /// The axis along which the enclosing stack arranges this node.
  package final var axis: Axis { attributes.contains(.standsBeside) ? .horizontal : .vertical }

  /// Whether the node is a row of a viewport or part of one.
  package final var isInViewport: Bool { attributes.contains(.isInViewport) }

  /// Whether a control that this node displays is enabled.
  package final var isEnabled: Bool { status.isEnabled }

  /// Whether a control of this node is mounted and enabled.
  package final var isReachable: Bool { isMounted && isEnabled }

  /// Enables or disables the control of this node, which changes its appearance.
  package final func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    status.isEnabled = isEnabled
    setNeedsLayout()
  }

  /// The child nodes, in frame order.
  open var children: [Node] { [] }

  /// The visible children, which are all children by default.
  ///
  /// Visible children appear with the node, and their content can be found. Hidden children only
  /// retain their state.
  open var visibleChildren: [Node] { children }

  /// Evaluates the view of the node, and updates its children or its content.
  open func evaluate() {}

  /// Collects the controls of this node and its descendants, in frame order.
  open func collectControls(into controls: inout ControlCollector) {
    if let child = controls.path?.next(below: self) { return child.addControls(to: &controls) }
    for child in visibleChildren { child.addControls(to: &controls) }
  }

  /// Responds to the appearance or disappearance of the node, before the children of the node
  /// respond.
  open func mountedDidChange() {}

  // MARK: Preferences

  /// Returns the preference value of this node and its visible descendants, or `nil` if none of
  /// them sets a value.
  open func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var joined: K.Value?
    for child in visibleChildren {
      guard let next = child.preference(key) else { continue }
      guard var value = joined.take() else {
        joined = next
        continue
      }
      K.reduce(value: &value) { next }
      joined = value
    }
    return joined
  }

  // MARK: Layout queries for subclasses to override

  /// Creates the lines of the node for a stack that also contains other nodes.
  ///
  /// The parent that the nodes have in common arranges the lines.
  func arrange(in column: StackLayout) -> Block { .empty }

  /// Computes the minimum, ideal, and maximum width of the node.
  open func makeWidthRange() -> WidthRange { .none }

  /// Collects the views that a row arranges individually.
  open func collectLayoutItems(into items: inout [LayoutItem]) {
    for child in visibleChildren { child.addLayoutItems(to: &items) }
  }

  /// Responds to a layout change in a child.
  ///
  /// - Returns: Whether the layout of this node may also have changed.
  open func childNeedsLayout(_ child: Node) -> Bool { true }
}
