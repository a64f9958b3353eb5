import PlatenLines

/// One place in the view tree: its identity, what it read, and how its lines are made.
///
/// A node lives as long as its place does: a new view of the same type is given to it, and it
/// decides whether anything follows. Two things can befall a node. It becomes *dirty* when
/// something that it read has changed: it is evaluated again before the turn ends. It *needs
/// layout* when its lines may have changed: it is asked for them again, and everything else is
/// not.
@MainActor
package class Node {
  unowned let graph: Graph
  package let origin: Origin
  let scope: Scope
  let depth: Int
  /// The node above; none in the root, and in a node that has left the tree.
  private(set) unowned var parent: Node?
  /// The position among the parent's children, where the parent has many.
  var index = 0
  private var reads = Reads()
  fileprivate(set) var isDirty = false
  private var life = Life.new
  private(set) var needsLayout = true
  /// Changes with everything that may change the lines.
  private(set) var version = 0

  private enum Life {
    case new, mounted, gone
  }

  init(in place: Place) {
    graph = place.graph
    origin = place.graph.newOrigin()
    scope = place.scope
    parent = place.parent
    depth = (place.parent?.depth ?? -1) + 1
  }

  /// The nodes below, in frame order.
  package var children: [Node] { [] }

  /// Takes the node's own view apart: makes or updates what stands below, or what it shows.
  func evaluate() {}

  /// Adds what a user can act on here and below, in frame order.
  package func collectControls(into controls: inout ControlList) {
    for child in children { child.collectControls(into: &controls) }
  }

  /// What happens when the node enters the tree, before its children do.
  func didMount() {}

  /// What happens when the node leaves the tree, before its children do.
  func willUnmount() {}

  // MARK: Layout

  /// The lines in a column that the node shares with others, piled by their common parent.
  func arrange(in column: Column) -> Block { .empty }

  /// The cells that the node can do with, would like, and can make use of.
  func widths() -> Widths { .none }

  /// The cells that the label asks for in a form's label column.
  func labelWidth() -> Int { 0 }

  /// Adds the nodes that a stack places one by one.
  func collectUnits(into units: inout [Unit]) {}

  /// A child's lines may have changed.
  func childNeedsLayout(_ child: Node) {}

  /// Forgets every block, so that the next layout is made from nothing.
  package func dropCaches() {
    requireLayout()
    for child in children { child.dropCaches() }
  }
}

extension Node {
  /// Marks the node to be evaluated again before the turn ends.
  func markDirty() {
    guard !isDirty, life != .gone else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Whether the node is in the tree, and has been announced.
  var isMounted: Bool { life == .mounted }

  /// Evaluates the node, remembering what it reads meanwhile.
  func evaluateReading() {
    isDirty = false
    graph.countEvaluation()
    evaluate()
  }

  /// Runs what reads on behalf of this node.
  func reading<Value>(_ body: () -> Value) -> Value {
    reads.begin()
    let outer = Graph.reader
    Graph.reader = self
    defer {
      Graph.reader = outer
      reads.end(by: self)
    }
    return body()
  }

  /// Notes that the node, being evaluated, read something.
  func note(_ source: Source) { reads.note(source, by: self) }

  /// Tells everything above that these lines may have changed.
  func requireLayout() {
    version &+= 1
    needsLayout = true
    var node = self
    while let parent = node.parent {
      parent.childNeedsLayout(node)
      if parent.needsLayout { return }
      parent.version &+= 1
      parent.needsLayout = true
      node = parent
    }
    graph.rootNeedsLayout()
  }

  /// Notes that the lines are about to be up to date.
  func didLayout() { needsLayout = false }

  /// Announces the node and everything below as new in the tree.
  func mount() {
    life = .mounted
    didMount()
    for child in children { child.mount() }
  }

  /// Takes the node and everything below out of the tree.
  package func unmount() {
    if isMounted { willUnmount() }
    life = .gone
    reads.forget(by: self)
    isDirty = false
    for child in children { child.unmount() }
    parent = nil
  }

  func place(scope: Scope? = nil) -> Place {
    Place(graph: graph, parent: self, scope: scope ?? self.scope)
  }
}
