import PlatenContext
import PlatenLines

/// The node tree of a screen and the loop that updates its lines.
///
/// A change marks nodes as dirty. At the end of a turn, the graph evaluates the dirty nodes,
/// parents first. The graph then lays out the lines that may have changed, and runs the actions for
/// views that appeared, disappeared, or changed. These actions may start another pass.
@MainActor
package final class Graph {
  /// The node whose code is running and whose dependencies are tracked.
  static var reader: Node?

  /// The maximum number of passes in one update. An update that needs more is considered an
  /// infinite loop.
  private static let maxPasses = 100

  /// Runs code of the program without tracking its dependencies, even during an evaluation.
  package static func unobserved<Value>(_ body: () -> Value) -> Value {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return body()
  }

  /// The layers of the screen, and their lines after the last update.
  private(set) var layerStack = LayerStack()
  /// The character set for the symbols of controls.
  package let glyphs: Glyphs
  /// A handler that is called when an update becomes necessary, once per update.
  package var onNeedsUpdate: () -> Void = {}
  let warnings: Warnings
  /// A handler that is called with each change by the program to data that views read.
  let onStateChange: (@MainActor (StateChange) -> Void)?

  /// The maximum width of the screen, in cells.
  package private(set) var width: Int
  /// The default height of a viewport whose height is not otherwise limited.
  package let rows: ViewportHeight
  private var lastOrigin: UInt64 = 0
  private let queue = UpdateQueue()
  private let objects = ObservedObjects()
  /// The focused control, and whether the frame shows it.
  var focus = FocusDisplay()
  /// The values that views offer to others.
  let offers = OfferedValues()

  /// Creates a graph for a root view.
  ///
  /// - Parameters:
  ///   - onWarning: A closure that is called once for each distinct warning.
  ///   - onPublish: A closure that is called with each change by the program to data that views
  ///     read.
  package init<Root: View>(
    _ view: Root, width: Int, rows: Int = 20, glyphs: Glyphs = .unicode,
    onWarning: @escaping (String) -> Void = { _ in },
    onPublish: (@MainActor (StateChange) -> Void)? = nil
  ) {
    self.width = width
    self.glyphs = glyphs
    self.rows = ViewportHeight(rows)
    warnings = Warnings(report: onWarning)
    self.onStateChange = onPublish
    let context = NodeContext(
      graph: self, parent: nil, scope: EnvironmentScope(parent: nil), axis: .vertical)
    let root = view.node(in: context)
    layerStack.root = root
    root.mount()
  }

  /// The default height of a viewport, in lines, read without tracking a dependency.
  package var viewportRows: Int { rows.unnoted }

  /// Changes the width of lines and the height of viewports. An argument of `nil` leaves its value
  /// unchanged.
  package func resize(width: Int? = nil, rows: Int? = nil) {
    if let width { self.width = width }
    if let rows { self.rows.value = rows }
    rootNeedsLayout()
  }

  /// Removes all nodes and retains the last lines. The views of the nodes disappear.
  package func close() {
    for node in layerStack.attached { node.unmount() }
    root?.unmount()
    (layerStack.root, layerStack.attached) = (nil, [])
    runActions()
    forgetWork()
    _ = queue.takeLayout()
    objects.dropUnread()
  }

  /// Discards all cached blocks, so the next update performs a complete layout.
  package func dropCaches() {
    root?.dropCaches()
    for node in layerStack.attached { node.dropCaches() }
    rootNeedsLayout()
  }
}

// MARK: - Attached views

extension Graph {
  /// Adds a view that is not part of the screen and presents modals, in the environment of the
  /// screen. Returns its node, or `nil` after the screen closes.
  package func attach<Presenting: View>(_ view: Presenting) -> Node? {
    guard let root else { return nil }
    let scope = root.children.first?.scope ?? root.scope
    let node = view.node(
      in: NodeContext(graph: self, parent: root, scope: scope, axis: .vertical))
    layerStack.attached.append(node)
    node.mount()
    return node
  }

  /// Removes an attached view, whose modals disappear.
  package func detach(_ node: Node) {
    layerStack.attached.removeAll { $0 === node }
    node.unmount()
  }
}

/// The graph of a session, for code outside its views.
@MainActor
package final class SessionGraph {
  private weak var graph: Graph?

  nonisolated init() {}

  /// The graph of the active session; `nil` outside sessions.
  package static var current: Graph? {
    get { ofSession.graph }
    set { ofSession.graph = newValue }
  }

  private static var ofSession: SessionGraph {
    SessionContext.current.storage.value(SessionGraph())
  }
}

// MARK: - The update

extension Graph {
  /// Updates the lines, in as many passes as the pending work requires.
  ///
  /// - Returns: Whether an update was necessary.
  @discardableResult
  package func update() -> Bool {
    guard isStale else {
      queue.endUpdate()
      return false
    }
    queue.beginUpdate()
    defer {
      queue.endUpdate()
      if isStale { requestUpdate() }
    }
    for _ in 0..<Self.maxPasses {
      guard isStale else { break }
      evaluateDirty()
      layOut()
      runActions()
    }
    if isStale { breakLoop() }
    objects.dropUnread()
    return true
  }

  /// Whether an update is necessary.
  package var isStale: Bool { !queue.isEmpty }

  /// The number of passes that the graph has performed.
  package var pass: Int { queue.pass }

  /// The number of evaluations that the graph has performed, which tests use to measure updates.
  package var evaluations: Int { queue.evaluations }

  /// Evaluates each dirty node once.
  ///
  /// A node that becomes dirty again waits for the next pass, so the number of passes reveals
  /// loops.
  private func evaluateDirty() {
    queue.beginPass()
    let pass = queue.pass
    var again: [Node] = []
    while let node = queue.nextDirty() {
      guard node.status.isDirty else { continue }
      if node.status.lastPass == pass {
        again.append(node)
      } else {
        node.status.lastPass = pass
        node.evaluateNow()
      }
    }
    for node in again { queue.add(node) }
  }

  private func layOut() {
    guard queue.takeLayout(), let root else { return }
    queue.beginLayout()
    let column = StackLayout(proposal: Proposal(width: width))
    // Layout creates rows, and rows may present modals. These calls must therefore not be nested.
    let screen = root.arranged(in: column)
    let above = layerStack.nodes.map { $0.arranged(in: column) }
    layerStack.show(above, above: screen)
    if block.width > width {
      layerStack.block = block.mapLines { root.truncated($0, to: width) }
    }
    for node in queue.endLayout() { node.setNeedsLayout() }
  }

  private func runActions() {
    for action in queue.takeActions() { action() }
  }

  private func breakLoop() {
    let views = forgetWork()
    layOut()
    warn(
      """
      the screen did not settle after \(Self.maxPasses) consecutive updates, requested by \
      \(views.isEmpty ? "its actions" : views.joined(separator: ", ")); remove the change that \
      each update makes
      """)
  }

  /// Discards all pending evaluations and actions.
  ///
  /// - Returns: The unique names of the views whose evaluation was pending.
  @discardableResult
  private func forgetWork() -> [String] {
    var names: Set<String> = []
    while let node = queue.nextDirty() {
      names.insert(node.name)
      node.markClean()
    }
    _ = queue.takeActions()
    return names.sorted()
  }

  private func requestUpdate() { if queue.request() { onNeedsUpdate() } }
}

// MARK: - Requests from nodes

extension Graph {
  package func newNodeID() -> NodeID {
    lastOrigin += 1
    return NodeID(lastOrigin)
  }

  func enqueue(_ node: Node) {
    queue.add(node)
    requestUpdate()
  }

  package func rootNeedsLayout() {
    queue.requireLayout()
    requestUpdate()
  }

  /// Postpones the layout of a node to the next pass if a layout is running.
  ///
  /// - Returns: Whether the layout of the node is postponed.
  func postpones(layoutFor node: Node) -> Bool { queue.postpone(node) }

  /// Begins the evaluation of a node, and returns `false` if it must wait for those in progress.
  func beginEvaluation() -> Bool { queue.beginEvaluation() }

  /// Ends an evaluation. The outermost one then evaluates the nodes that waited for it.
  func endEvaluation() {
    queue.endEvaluation()
    guard queue.beginPostponed() else { return }
    while let node = queue.nextPostponed() {
      if node.status.isDirty, node.status.life != .gone { node.evaluateNow() }
    }
  }

  func postponeEvaluation(of node: Node) { queue.postponeEvaluation(of: node) }

  /// Changes the layers above the screen.
  package func changeLayers(_ change: (inout LayerStack) -> Void) {
    change(&layerStack)
    rootNeedsLayout()
  }

  /// Requests a focus change for a focus state that the program set.
  func requestFocus(by state: FocusStateID) {
    focus.request = state
    requestUpdate()
  }

  /// Whether a focus request is pending.
  package var wantsFocus: Bool { focus.request != nil }

  /// Removes and returns the pending focus request.
  package func takeFocusRequest() -> FocusStateID? {
    defer { focus.request = nil }
    return focus.request
  }

  /// Unmounts removed children and mounts new ones, unless their parent is not mounted yet.
  package func didReplace(_ old: [Node], with new: [Node], under parent: Node) {
    for node in old { node.unmount() }
    if parent.isMounted { for node in new { node.mount() } }
  }

  /// Unmounts a removed child and mounts a new one, unless their parent is not mounted yet.
  // Arrays for single nodes would be allocated for each new row of a list.
  func didReplace(_ old: Node?, with new: Node?, under parent: Node) {
    old?.unmount()
    if parent.isMounted { new?.mount() }
  }

  /// Schedules an action for a phase after the layout of the current pass.
  package func schedule(_ phase: PendingActions.Phase, _ action: @escaping @MainActor () -> Void) {
    queue.add(action, in: phase)
    requestUpdate()
  }

  /// Returns the dependency of this graph on an observable object.
  func dependency<Object: ObservableObject>(for object: Object) -> ObservableObjectDependency {
    objects.dependency(for: object, in: self)
  }

  /// Notes that a keyboard shortcut appeared, changed or disappeared.
  package func noteShortcutChange() { queue.countShortcutChange() }

  /// The number of times that a keyboard shortcut appeared, changed or disappeared.
  package var shortcutChanges: Int { queue.shortcutChanges }

  /// Reports a warning, unless it has been reported before.
  package func warn(_ text: String) { warnings.warn(text) }
}
