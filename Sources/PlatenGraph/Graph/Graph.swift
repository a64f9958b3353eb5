import PlatenLines
import PlatenReactive

/// The tree of nodes of one screen, and the loop that keeps its lines up to date.
///
/// A turn: whatever changes marks nodes dirty; at its end the dirty nodes are evaluated, parents
/// first; then the lines that may have changed are laid out; then the actions for what appeared,
/// disappeared or changed run, which may start another pass.
@MainActor
package final class Graph {
  /// The node on whose behalf code of the program runs now, and whose reads are noted.
  static var reader: Node?

  /// After so many passes in one turn an update is taken for a loop.
  private static let mostPasses = 100

  /// Runs code of the program that belongs to no view's evaluation, though it runs during one.
  package static func unobserved<Value>(_ body: () -> Value) -> Value {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return body()
  }

  private(set) var root: Node?
  /// What is shown above the root.
  private(set) var layerStack = LayerStack()
  /// The lines after the last update.
  package private(set) var block = Block.empty
  /// The signs that looks are made of.
  package let glyphs: Glyphs
  /// Called when something has made an update necessary, once until the next update.
  package var onNeedsUpdate: () -> Void = {}
  private let warnings: Warnings
  /// Called with each change that the program makes of what views read, if anybody asks for them.
  let onStateChange: (@MainActor (StateChange) -> Void)?

  /// The cells that lines may take.
  package private(set) var width: Int
  /// The lines that a window takes where nothing else limits it.
  package let rows: ViewportHeight
  private var lastOrigin: UInt64 = 0
  private let queue = UpdateQueue()
  private let objects = ObservedObjects()
  /// The focus state that was set last, until somebody has followed it.
  private var focusRequest: FocusStateID?
  /// Where the focus is shown.
  var focusMark: FocusIndicator?

  /// - Parameters:
  ///   - onWarning: Called with each warning, once for each text.
  ///   - onPublish: Called with each change that the program makes of what views read.
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
    root = view.node(in: context)
    root?.mount()
  }

  /// The lines that a window takes where nothing else limits it.
  package var rowsOfWindow: Int { rows.unnoted }

  /// The cells that lines may take, and the lines that a window takes; as they are, if `nil`.
  package func resize(width: Int? = nil, rows: Int? = nil) {
    if let width { self.width = width }
    if let rows { self.rows.value = rows }
    rootNeedsLayout()
  }

  /// Takes the screen apart: what is on it disappears. The last lines stay.
  package func close() {
    root?.unmount()
    root = nil
    runActions()
    forgetWork()
    _ = queue.takeLayout()
    objects.dropUnread()
  }

  /// Forgets every block; the next update lays everything out from nothing.
  package func dropCaches() {
    root?.dropCaches()
    rootNeedsLayout()
  }
}

// MARK: - The update

extension Graph {
  /// Brings the lines up to date, in as many passes as the actions on the way ask for.
  ///
  /// - Returns: Whether there was anything to do.
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
    for _ in 0..<Self.mostPasses {
      guard isStale else { break }
      evaluateDirty()
      layOut()
      runActions()
    }
    if isStale { breakLoop() }
    objects.dropUnread()
    return true
  }

  /// Whether there is anything to update.
  package var isStale: Bool { !queue.isEmpty }

  /// Passes so far.
  package var pass: Int { queue.pass }

  /// Evaluations so far; a test's measure of what an update touched.
  package var evaluations: Int { queue.evaluations }

  /// Evaluates each dirty node once; one that an evaluation makes dirty again has to wait for the
  /// next pass, so that passes count every loop.
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
    // Rows are made while they are laid out, and may present modals: none of these calls may
    // stand in another one's.
    let screen = root.arranged(in: column)
    let above = layerStack.nodes.map { $0.arranged(in: column) }
    let lines = layerStack.block(of: above, above: screen)
    block = lines.width <= width ? lines : lines.mapLines { root.truncated($0, to: width) }
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
      the screen never settles after \(Self.mostPasses) updates in a row, requested by \
      \(views.isEmpty ? "its actions" : views.joined(separator: ", ")); remove the change that \
      each update makes
      """)
  }

  /// Lets go of the evaluations and actions that are still to be done.
  ///
  /// - Returns: The names of the views that had asked for them, each once.
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

// MARK: - What nodes tell

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

  /// Whether a node is to be laid out in the next pass, because this one lays out now.
  func postpones(layoutFor node: Node) -> Bool { queue.postpone(node) }

  func countEvaluation() { queue.countEvaluation() }

  /// Changes the layers that are shown above the screen.
  package func changeLayers(_ change: (inout LayerStack) -> Void) {
    change(&layerStack)
    rootNeedsLayout()
  }

  /// A focus state was set: the focus goes where it says, or away from there.
  func requestFocus(by state: FocusStateID) {
    focusRequest = state
    requestUpdate()
  }

  /// Whether a focus state was set that nobody has followed.
  package var wantsFocus: Bool { focusRequest != nil }

  /// The focus state that was set last, if one was since this was last asked.
  package func takeFocusRequest() -> FocusStateID? {
    defer { focusRequest = nil }
    return focusRequest
  }

  /// Children have come and gone; those of a parent that is not in the tree yet come with it.
  package func didReplace(_ old: [Node], with new: [Node], under parent: Node) {
    for node in old { node.unmount() }
    if parent.isMounted { for node in new { node.mount() } }
  }

  /// Runs an action after this pass's layout, in its phase.
  package func schedule(_ phase: PendingActions.Phase, _ action: @escaping @MainActor () -> Void) {
    queue.add(action, in: phase)
    requestUpdate()
  }

  /// The source that stands for a model.
  func dependency<Object: ObservableObject>(for object: Object) -> ObservableObjectDependency {
    objects.dependency(for: object, in: self)
  }

  /// Warns once of each thing.
  package func warn(_ text: String) { warnings.warn(text) }
}
