import PlatenLines

/// One place in the view tree: its identity, what it read, and how its lines are made.
///
/// A node lives as long as its place does: a new view of the same type is given to it, and it
/// decides whether anything follows. Two things can befall a node. It becomes *dirty* when
/// something that it read has changed: it is evaluated again before the turn ends. It *requires
/// layout* when its answers to what stands above, its lines and widths, may have changed: those
/// that rely on an answer are told, once, and ask again when they need to know.
@MainActor
package class Node {
  unowned let graph: Graph
  package let origin: NodeID
  let scope: EnvironmentScope
  /// The direction in which the stack around places this.
  let axis: Axis
  /// Whether the node is among the rows of a window.
  let isInViewport: Bool
  let depth: Int
  /// The type of the view that the node stands for.
  let viewType: Any.Type
  /// The node above; none in the root, and in a node that has left the tree.
  final unowned var parent: Node?
  /// The position among the parent's children, where the parent has many.
  var index = 0
  /// What the last evaluation read.
  final var dependencies = TrackedDependencies()
  /// What it read of observable models, once it has read of any.
  final var observationTracker: ObservationTracker?
  /// The pass in which the node was evaluated last because it was dirty.
  final var lastPass = 0
  /// Whether the node is to be evaluated before the turn ends.
  final var isDirty = false
  /// Whether it is yet to be announced, is in the tree, or has left it.
  final var life = Life.new
  /// Whether something above relies on what this answered since it last told of a change.
  var isReliedOn = false
  /// Changes whenever something above is told that the answers may have changed.
  final var version = 0
  /// The widths that were answered last; nothing once they may have changed.
  final var cachedWidths: WidthRange?
  /// How many nodes here and below are scrollers.
  final var scrollers = 0

  init(for viewType: Any.Type, in context: NodeContext) {
    self.viewType = viewType
    graph = context.graph
    origin = context.graph.newNodeID()
    scope = context.scope
    axis = context.axis
    isInViewport = context.isInViewport
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    if isScroller { countScroller(1) }
  }

  /// The nodes below, in frame order.
  package var children: [Node] { [] }

  /// Those of them that are on the screen whenever this is: all, unless it chooses.
  var shownChildren: [Node] { children }

  /// What scrolls the views in this one, if it does.
  var scrolling: (any ScrollingNode)? { nil }

  /// Whether SwiftUI scrolls the views in this one.
  var isScroller: Bool { scrolling != nil }

  /// What makes rows in this one's stead, if it stands for several.
  var rowProvider: (any RowProvider)? { nil }

  /// Whether a user can act on it now, if it is what users act on.
  var isReachable: Bool { isMounted }

  /// What the view is called in warnings.
  var name: String { parent?.name ?? "the screen" }

  /// Whether a new view is compared with the old one, and not evaluated where it says the same.
  ///
  /// A view that does little but pass on others leaves that to them: else what stands below many
  /// such views would be compared as often.
  var isCompared: Bool { true }

  /// Takes the node's own view apart: makes or updates what stands below, or what it shows.
  func evaluate() {}

  /// Adds what a user can act on here and below, in frame order.
  func collectControls(into controls: inout ControlCollector) {
    if let child = controls.path?.next(below: self) { return child.addControls(to: &controls) }
    for child in children { child.addControls(to: &controls) }
  }

  /// Adds the texts to read here and below, in frame order.
  func collectTexts(into texts: inout [String]) {
    for child in children { child.collectTexts(into: &texts) }
  }

  /// Adds the views with a tag, here and below, in frame order.
  func collectTagged(into tagged: inout [Tagged]) {
    for child in children { child.collectTagged(into: &tagged) }
  }

  /// Adds the tabs of the views here and below, in frame order.
  func collectTabs(into tabs: inout [Tab]) {
    for child in children { child.collectTabs(into: &tabs) }
  }

  /// The first view, here or below, that a program calls by an id.
  func node(ofID id: AnyHashable) -> Node? {
    children.lazy.compactMap { $0.node(ofID: id) }.first
  }

  /// What the property of the view's own is called that keeps a source.
  func propertyName(of dependency: Dependency) -> String? { nil }

  /// What happens when the node enters the tree, before its children do.
  func didMount() {}

  /// What happens when the node leaves the tree, before its children do.
  func willUnmount() {}

  // MARK: What is passed up

  /// What the views here and below pass up under a key, while they are on the screen, those in front
  /// first; `nil` if none does.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    children.reduce(nil) { value, child in
      guard let next = child.isMounted ? child.preference(key) : nil else { return value }
      guard var joined = value else { return next }
      K.reduce(value: &joined) { next }
      return joined
    }
  }

  /// What views below pass up under a key may have changed.
  func preferenceChanged(_ key: any PreferenceKey.Type) {}

  /// Views below that stay have changed places.
  func childrenReordered() {}

  // MARK: Answers, each made by a kind of node in its own way

  /// Makes the lines in a column that the node shares with others, piled by their common parent.
  func arrange(in column: StackLayout) -> Block { .empty }

  /// Finds the cells that the node can do with, would like, and can make use of.
  func makeWidthRange() -> WidthRange { .none }

  /// Adds the views that a row places one by one.
  func collectLayoutItems(into items: inout [LayoutItem]) {}

  /// Adds the sections here and below, and what stands beside them, in frame order.
  func collectFormSections(into parts: inout [FormSection]) {
    parts.append(FormSection(node: self))
  }

  /// A child's answers may have changed.
  ///
  /// - Returns: Whether this node's may have, too.
  func childNeedsLayout(_ child: Node) -> Bool { true }

  /// Forgets every answer, so that the next layout is made from nothing.
  package func dropCaches() {
    setNeedsLayout()
    for child in children { child.dropCaches() }
  }
}
