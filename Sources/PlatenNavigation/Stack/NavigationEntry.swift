import PlatenControls
@_spi(Nodes) import PlatenGraph

/// One of the views that lie on each other in a navigation stack: the root, or one that was pushed.
///
/// It is told anew what it shows whenever what pushed it is evaluated again.
@MainActor
final class NavigationEntry: Dependency, BackDestination {
  /// What stands above and below it.
  let bar = ToolbarState()
  /// Whether the rows of lists in it are being edited.
  let editing = StateBox(EditMode.inactive)
  /// The value of the path that it stands for, if it was pushed by one.
  let value: AnyHashable?
  /// The stack that it lies in.
  fileprivate(set) weak var pages: NavigationStackState?
  /// Makes what it shows.
  private let make: @MainActor () -> AnyView
  /// Has the program push it no more.
  private let end: @MainActor () -> Void
  /// The view that pushes it, if one does.
  private weak var pusher: Node?
  private let hasPusher: Bool
  /// Takes it off the stack, and those that lie on it; one value, so that the environment stays equal.
  private(set) lazy var dismissal = DismissAction { [weak self] in self?.pop() }

  private init(
    value: AnyHashable?, pusher: Node?, make: @escaping @MainActor () -> AnyView,
    end: @escaping @MainActor () -> Void
  ) {
    (self.value, self.make, self.end) = (value, make, end)
    (self.pusher, hasPusher) = (pusher, pusher != nil)
  }

  /// A page that a view pushes by itself, or that lies at the bottom.
  ///
  /// - Parameter end: Has the program push it no more.
  convenience init(
    pushedBy pusher: Node? = nil, showing content: @escaping @MainActor () -> AnyView,
    end: @escaping @MainActor () -> Void = {}
  ) {
    self.init(value: nil, pusher: pusher, make: content, end: end)
  }

  /// A page for a value of a stack's path.
  fileprivate convenience init(_ value: AnyHashable, among destinations: DestinationRegistry) {
    self.init(value: value, pusher: nil, make: { destinations.view(for: value) }, end: {})
  }

  /// What it shows; those who ask follow it.
  var content: AnyView {
    read()
    return make()
  }

  /// Whether it lies on another one.
  var isPushed: Bool { pages.map { $0.pushed.contains { $0 === self } } ?? false }

  /// The title of the page that it lies on.
  var previousTitle: Text? { pages?.page(below: self)?.bar.title }

  /// Whether the user can go back from it.
  var canGoBack: Bool { isPushed && !bar.hidesBack }

  /// Takes it off the stack, and those that lie on it.
  func pop() { pages?.pop(self) }

  /// Has the program push it no more.
  fileprivate func finish() { end() }

  /// Whether what pushed it is gone, such as the row of a list, so that nobody else takes it off.
  fileprivate var isLeft: Bool { hasPusher && (pusher?.isGone ?? true) }
}

/// The pages of one navigation stack.
@MainActor
final class NavigationStackState: Dependency {
  /// What lies at the bottom.
  let root: NavigationEntry
  /// The page that the stack is on, where stacks are nested.
  private(set) weak var outerPage: NavigationEntry?
  /// What lies on it, the topmost last.
  private(set) var pushed: [NavigationEntry] = []
  let destinations: DestinationRegistry
  /// The program's own list of what has been pushed by values, if it keeps one.
  var path: StackPath?
  /// The turn in which that list last had values pushed.
  private var lastWritten: Int?
  private unowned let graph: Graph

  init(root: NavigationEntry, on outerPage: NavigationEntry?, in graph: Graph) {
    (self.root, self.outerPage, self.graph) = (root, outerPage, graph)
    destinations = DestinationRegistry(in: graph)
    super.init()
    root.pages = self
  }

  /// The pages, the topmost last; those who ask follow them.
  var all: [NavigationEntry] {
    read()
    return [root] + pushed
  }

  /// The page that is shown.
  var top: NavigationEntry { pushed.last ?? root }

  fileprivate func page(below page: NavigationEntry) -> NavigationEntry? {
    let all = all
    return all.firstIndex { $0 === page }.flatMap { $0 > 0 ? all[$0 - 1] : nil }
  }

  /// Puts a page on another one, in place of those that lie there.
  func push(_ page: NavigationEntry, on base: NavigationEntry) {
    let start = (pushed.firstIndex { $0 === base } ?? -1) + 1
    cutWithPath(from: start)
    append(page)
  }

  /// Pushes the page of a value, or has the program's own path say so.
  func push(_ value: AnyHashable) {
    guard let path else { return append(NavigationEntry(value, among: destinations)) }
    if !path.append(value) {
      graph.warn(
        "the path of a NavigationStack cannot contain a value of type \(type(of: value.base))")
    }
  }

  private func append(_ page: NavigationEntry) {
    page.pages = self
    pushed.append(page)
    changed()
  }

  /// Takes a page off the stack, and those that lie on it, as the user asks for.
  func pop(_ page: NavigationEntry) {
    guard let start = pushed.firstIndex(where: { $0 === page }) else { return }
    let gone = pushed[start...]
    for page in gone.reversed() { page.finish() }
    if let page = gone.first(where: \.isLeft) { remove(page) }
    guard gone.contains(where: { $0.value != nil }) else { return }
    if let path { path.cut(values(before: start)) } else { remove(page) }
  }

  /// Takes a page off the stack that the program pushes no more, and those that lie on it.
  func remove(_ page: NavigationEntry) {
    guard let start = pushed.firstIndex(where: { $0 === page }) else { return }
    // What the program pushes in the same turn lies on what is left.
    if lastWritten != graph.pass { cutWithPath(from: start + 1) }
    pushed.remove(at: start)
    changed()
  }

  /// How many pages of values lie below a position.
  private func values(before start: Int) -> Int { pushed[..<start].count { $0.value != nil } }

  /// Lets go of the pages from a position on, and has the program's own path hold their values no more.
  private func cutWithPath(from start: Int) {
    let gone = pushed[start...].compactMap(\.value)
    cut(from: start)
    guard !gone.isEmpty, let path else { return }
    let kept = values(before: start)
    // The program may have set another path meanwhile.
    graph.schedule(.change) { if Array(path.values().dropFirst(kept)) == gone { path.cut(kept) } }
  }

  /// Lets go of the pages from a position on; the program hears of it when views are evaluated no more.
  private func cut(from start: Int) {
    let gone = pushed[start...]
    guard !gone.isEmpty else { return }
    pushed.removeSubrange(start...)
    changed()
    graph.schedule(.change) { for page in gone.reversed() { page.finish() } }
  }

  /// Has the pages of values be those of a path; what else lies between those that stay stays, too.
  func follow(_ values: [AnyHashable]) {
    let places = pushed.indices.filter { pushed[$0].value != nil }
    let kept = zip(places, values).prefix { pushed[$0].value == $1 }.count
    if kept < places.count { cut(from: places[kept]) }
    if kept < values.count { lastWritten = graph.pass }
    for value in values.dropFirst(kept) { append(NavigationEntry(value, among: destinations)) }
  }
}

private struct NavigationEntryKey: EnvironmentKey {
  static var defaultValue: NavigationEntry? { nil }
}

extension EnvironmentValues {
  /// The entry of the navigation stack that a view is in; none outside of stacks and in a probe,
  /// which pushes nothing.
  var page: NavigationEntry? {
    get { isProbe ? nil : self[NavigationEntryKey.self] }
    set { self[NavigationEntryKey.self] = newValue }
  }
}
