import PlatenLines

/// One place in the view tree: its identity, what it read, and how its lines are made.
///
/// A node lives as long as its place does: a new view of the same type is given to it, and it
/// decides whether anything follows. Two things can befall a node. It becomes *dirty* when
/// something that it read has changed: it is evaluated again before the turn ends. It *requires
/// layout* when its answers to what stands above, its lines and widths, may have changed: those
/// that rely on an answer are told, once, and ask again when they need to know.
@MainActor
@_spi(Nodes) open class Node {
  package unowned let graph: Graph
  package let origin: NodeID
  package let scope: EnvironmentScope
  let attributes: NodeAttributes
  let depth: Int
  /// The type of the view that the node stands for.
  let viewType: Any.Type
  /// The node above; none in the root, and in a node that has left the tree.
  package final unowned var parent: Node?
  /// The position among the parent's children, where the parent has many.
  package final var index: Int {
    // A stored property would be checked for overlapping accesses at each use in another module.
    get { storedIndex }
    set { storedIndex = newValue }
  }
  private final var storedIndex = 0
  /// What the last evaluation read.
  final var dependencies = TrackedDependencies()
  /// What it read of observable models, once it has read of any.
  final var observationTracker: ObservationTracker?
  final var status = NodeStatus()
  /// Changes whenever something above is told that the answers may have changed.
  package final var version: Int { storedVersion }
  final var storedVersion = 0
  /// The widths that were answered last; nothing once they may have changed.
  final var cachedWidths: WidthRange?
  /// How many nodes here and below are scrollers.
  package final var scrollers = 0

  init(for viewType: Any.Type, in context: NodeContext) {
    self.viewType = viewType
    graph = context.graph
    origin = context.graph.newNodeID()
    scope = context.scope
    attributes = context.attributes
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    if attributes.contains(.scrolls) { countScroller(1) }
  }

  /// The direction in which the stack around places this.
  package final var axis: Axis { attributes.contains(.standsBeside) ? .horizontal : .vertical }

  /// Whether the node is among the rows of a viewport.
  package final var isInViewport: Bool { attributes.contains(.isInViewport) }

  /// Whether a user can act on it while it is on the screen, if it is what users act on.
  package final var isEnabled: Bool { status.isEnabled }

  /// Whether a user can act on it now, if it is what users act on.
  final var isReachable: Bool { isMounted && isEnabled }

  /// Lets users act on it, or keeps them from it; what shows it looks different then.
  package final func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    status.isEnabled = isEnabled
    setNeedsLayout()
  }

  /// The nodes below, in frame order.
  open var children: [Node] { [] }

  /// The children that take part in what is shown here: all, unless the node chooses.
  ///
  /// They appear with the node, and what they hold is found; the others only keep their state.
  open var visibleChildren: [Node] { children }

  /// Takes the node's own view apart: makes or updates what stands below, or what it shows.
  open func evaluate() {}

  /// Adds what a user can act on here and below, in frame order.
  open func collectControls(into controls: inout ControlCollector) {
    if let child = controls.path?.next(below: self) { return child.addControls(to: &controls) }
    for child in visibleChildren { child.addControls(to: &controls) }
  }

  /// The node has come onto the screen, or has left it; the same befalls its children next.
  open func mountedDidChange() {}

  // MARK: What is passed up

  /// What the views shown here and below pass up under a key, those in front first; `nil` if none
  /// does.
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

  // MARK: Answers, each made by a kind of node in its own way

  /// Makes the lines in a column that the node shares with others, piled by their common parent.
  func arrange(in column: StackLayout) -> Block { .empty }

  /// Finds the cells that the node can do with, would like, and can make use of.
  open func makeWidthRange() -> WidthRange { .none }

  /// Adds the views that a row places one by one.
  open func collectLayoutItems(into items: inout [LayoutItem]) {
    for child in visibleChildren { child.addLayoutItems(to: &items) }
  }

  /// A child's answers may have changed.
  ///
  /// - Returns: Whether this node's may have, too.
  open func childNeedsLayout(_ child: Node) -> Bool { true }
}
