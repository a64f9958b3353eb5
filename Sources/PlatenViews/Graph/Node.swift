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
  package let origin: Origin
  let scope: Scope
  /// The direction in which the stack around places this.
  let axis: Axis
  /// Whether the node is among the rows of a window.
  let isWindowed: Bool
  let depth: Int
  /// The type of the view that the node stands for.
  let viewType: Any.Type
  /// The node above; none in the root, and in a node that has left the tree.
  private(set) unowned var parent: Node?
  /// The position among the parent's children, where the parent has many.
  var index = 0
  private var reads = Reads()
  /// What it read of observable models, once it has read of any.
  private var observableReads: ObservableReads?
  /// The pass in which the node was evaluated last because it was dirty.
  final var lastPass = 0
  fileprivate(set) var isDirty = false
  private var life = Life.new
  /// Whether something above relies on what this answered since it last told of a change.
  var isReliedOn = false
  /// Changes whenever something above is told that the answers may have changed.
  private(set) var version = 0
  private var measured: Widths?
  /// How many nodes here and below can scroll.
  private(set) final var scrollers = 0

  private enum Life {
    case new, mounted, gone
  }

  init(for viewType: Any.Type, in place: Place) {
    self.viewType = viewType
    graph = place.graph
    origin = place.graph.newOrigin()
    scope = place.scope
    axis = place.axis
    isWindowed = place.isWindowed
    parent = place.parent
    depth = (place.parent?.depth ?? -1) + 1
    if scrolling != nil { countScroller(1) }
  }

  /// The nodes below, in frame order.
  package var children: [Node] { [] }

  /// Those of them that are on the screen whenever this is: all, unless it chooses.
  var shownChildren: [Node] { children }

  /// What scrolls the views in this one, if it does.
  var scrolling: (any ScrollingNode)? { nil }

  /// What makes rows in this one's stead, if it stands for several.
  var rowSource: (any RowSource)? { nil }

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
  func collectControls(into controls: inout ControlList) {
    if let child = controls.trail?.next(below: self) { return child.addControls(to: &controls) }
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
  func propertyName(of source: Source) -> String? { nil }

  /// What happens when the node enters the tree, before its children do.
  func didMount() {}

  /// What happens when the node leaves the tree, before its children do.
  func willUnmount() {}

  // MARK: Answers, each made by a kind of node in its own way

  /// Makes the lines in a column that the node shares with others, piled by their common parent.
  func arrange(in column: Column) -> Block { .empty }

  /// Finds the cells that the node can do with, would like, and can make use of.
  func makeWidths() -> Widths { .none }

  /// Adds the views that a row places one by one.
  func collectUnits(into units: inout [Unit]) {}

  /// Adds the sections here and below, and what stands beside them, in frame order.
  func collectParts(into parts: inout [Part]) { parts.append(Part(node: self)) }

  /// A child's answers may have changed.
  ///
  /// - Returns: Whether this node's may have, too.
  func childNeedsLayout(_ child: Node) -> Bool { true }

  /// Forgets every answer, so that the next layout is made from nothing.
  package func dropCaches() {
    requireLayout()
    for child in children { child.dropCaches() }
  }
}

// MARK: - What those above ask

extension Node {
  /// The lines in a column that the node shares with others.
  final func arranged(in column: Column) -> Block {
    isReliedOn = true
    return arrange(in: column)
  }

  /// The cells that the node can do with, would like, and can make use of.
  final var widths: Widths {
    isReliedOn = true
    if let measured { return measured }
    let new = makeWidths()
    measured = new
    return new
  }

  /// The texts to read here and below, in one line.
  final var text: String {
    var texts: [String] = []
    collectTexts(into: &texts)
    return texts.count == 1 ? texts[0] : texts.joined(separator: " ")
  }

  /// Adds the views that a row places one by one.
  final func addUnits(to units: inout [Unit]) {
    isReliedOn = true
    collectUnits(into: &units)
  }

  /// What a list is told about this view, or about the first of several.
  final var rowTraits: RowTraits {
    var units: [Unit] = []
    addUnits(to: &units)
    return units.first?.traits ?? RowTraits()
  }

  /// Adds the sections here and below, and what stands beside them, in frame order.
  final func addParts(to parts: inout [Part]) {
    isReliedOn = true
    collectParts(into: &parts)
  }

  /// Adds what a user can act on here and below, in frame order; of the rows of a window, what
  /// stands in those that are shown.
  final func addControls(to controls: inout ControlList) {
    if let trail = controls.trail, !trail.leads(through: self) { return }
    guard isWindowed, rowSource == nil, self is any DrawingNode else {
      return collectControls(into: &controls)
    }
    controls.enterRow(of: self) { collectControls(into: &$0) }
  }

  /// Tells everything above that relies on what this answered that it may have changed: at once, or
  /// once all has been laid out, for what asks at the moment would keep what it hears.
  final func requireLayout() {
    if isReliedOn, graph.postpones(layoutFor: self) { return }
    var node = self
    while node.isReliedOn {
      node.isReliedOn = false
      node.version &+= 1
      node.measured = nil
      guard let parent = node.parent else { return graph.rootNeedsLayout() }
      guard parent.childNeedsLayout(node) else { return }
      node = parent
    }
  }
}

// MARK: - Looks

extension Node {
  /// A text of our own, in the signs that the screen is made of.
  final func own(_ text: String) -> String { graph.glyphs.own(text) }

  /// A line cut to a width where it is wider.
  final func cut(_ line: Line, to width: Int, _ mode: Line.Truncation = .tail) -> Line {
    line.truncated(to: width, mode, ellipsis: graph.glyphs.ellipsis)
  }
}

// MARK: - Evaluation

extension Node {
  /// Marks the node to be evaluated again before the turn ends.
  final func markDirty() {
    guard !isDirty, life != .gone else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Takes back the mark.
  final func markClean() { isDirty = false }

  /// Evaluates the node.
  final func evaluateNow() {
    isDirty = false
    graph.countEvaluation()
    evaluate()
  }

  /// Runs the program's code on behalf of this node, remembering what it reads.
  final func reading<Value>(_ body: () -> Value) -> Value {
    reads.begin()
    let outer = Graph.reader
    Graph.reader = self
    defer {
      Graph.reader = outer
      reads.end(by: self)
    }
    observableReads?.begin()
    return ObservableReads.tracking {
      observableReads?.readEnd()
      return body()
    } onChange: {
      observe()
    }
  }

  /// What runs when an observable model changes that the evaluation read; asked for only then.
  private func observe() -> @Sendable () -> Void {
    let reads = observableReads ?? ObservableReads(by: self)
    observableReads = reads
    return reads.change()
  }

  /// Notes that the node, being evaluated, read something.
  final func note(_ source: Source) { reads.note(source, by: self) }
}

// MARK: - Life

extension Node {
  /// Whether the node is in the tree, and has been announced.
  final var isMounted: Bool { life == .mounted }

  /// Announces the node and everything shown below as new in the tree.
  final func mount() {
    life = .mounted
    didMount()
    for child in shownChildren { child.mount() }
  }

  /// Announces the node and everything below as gone from the screen, though they stay in the tree
  /// to be announced again.
  final func retract() {
    guard isMounted else { return }
    willUnmount()
    life = .new
    for child in children { child.retract() }
  }

  /// Takes the node and everything below out of the tree.
  final func unmount() {
    if isMounted { willUnmount() }
    life = .gone
    reads.forget(by: self)
    observableReads?.begin()
    isDirty = false
    for child in children { child.unmount() }
    if scrolling != nil { countScroller(-1) }
    parent = nil
    isReliedOn = false
  }

  private func countScroller(_ change: Int) {
    var node: Node? = self
    while let here = node {
      here.scrollers += change
      node = here.parent
    }
  }

  /// A place below this node.
  final func place(
    scope: Scope? = nil, axis: Axis? = nil, isWindowed: Bool? = nil
  ) -> Place {
    Place(
      graph: graph, parent: self, scope: scope ?? self.scope, axis: axis ?? self.axis,
      isWindowed: isWindowed ?? self.isWindowed)
  }
}
