import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A view on a navigation stack: the root view or a pushed view.
///
/// An evaluation of the view that pushed the entry marks the entry as changed.
@MainActor
final class NavigationEntry: Dependency, BackDestination {
  /// The bars above and below the view.
  let bar = ToolbarState()
  /// The edit mode of the lists in the view.
  let editing = StateBox(EditMode.inactive)
  /// The value in the path that the entry presents, or `nil` if no value pushed it.
  let value: AnyHashable?
  /// The stack that contains the entry.
  fileprivate(set) weak var pages: NavigationStackState?
  /// A closure that creates the content of the entry.
  private let make: @MainActor () -> AnyView
  /// A closure that resets the binding or the state that pushes the entry.
  private let end: @MainActor () -> Void
  /// The node that pushed the entry, if a view did.
  private weak var pusher: Node?
  private let hasPusher: Bool
  /// An action that pops the entry and the entries above it.
  ///
  /// The entry stores the action so that environment values that contain the action compare as
  /// equal.
  private(set) lazy var dismissal = DismissAction { [weak self] in self?.pop() }

  private init(
    value: AnyHashable?, pusher: Node?, make: @escaping @MainActor () -> AnyView,
    end: @escaping @MainActor () -> Void
  ) {
    (self.value, self.make, self.end) = (value, make, end)
    (self.pusher, hasPusher) = (pusher, pusher != nil)
  }

  /// Creates a root entry, or an entry that a view pushes without a value.
  ///
  /// - Parameter end: A closure that resets the binding or the state that pushes the entry.
  convenience init(
    pushedBy pusher: Node? = nil, showing content: @escaping @MainActor () -> AnyView,
    end: @escaping @MainActor () -> Void = {}
  ) {
    self.init(value: nil, pusher: pusher, make: content, end: end)
  }

  /// Creates an entry for a value in the path of a stack.
  fileprivate convenience init(_ value: AnyHashable, among destinations: DestinationRegistry) {
    self.init(value: value, pusher: nil, make: { destinations.view(for: value) }, end: {})
  }

  /// The content of the entry. Reading the content makes the current node depend on the entry.
  var content: AnyView {
    read()
    return make()
  }

  /// Whether the entry is on a stack, above the root.
  var isPushed: Bool { pages.map { $0.pushed.contains { $0 === self } } ?? false }

  /// The title of the entry below.
  var previousTitle: Text? { pages?.page(below: self)?.bar.title }

  /// Whether the user can pop the entry with a back button.
  var canGoBack: Bool { isPushed && !bar.hidesBack }

  /// Removes the entry and the entries above it from the stack.
  func pop() { pages?.pop(self) }

  /// Resets the binding or the state that pushes the entry.
  fileprivate func finish() { end() }

  /// Whether the view that pushed the entry, such as a list row, was removed from the tree.
  ///
  /// The stack must then pop the entry.
  fileprivate var isLeft: Bool { hasPusher && (pusher?.isGone ?? true) }
}

/// The entries of a navigation stack.
@MainActor
final class NavigationStackState: Dependency {
  /// The entry of the root view.
  let root: NavigationEntry
  /// The entry of the enclosing stack that contains this stack, or `nil` if stacks are not nested.
  private(set) weak var outerPage: NavigationEntry?
  /// The entries above the root, the topmost last.
  private(set) var pushed: [NavigationEntry] = []
  let destinations: DestinationRegistry
  /// The path that the program stores, or `nil` if the stack stores the pushed values.
  var path: StackPath?
  /// The update pass in which the program last pushed values.
  private var lastWritten: Int?
  private unowned let graph: Graph

  init(root: NavigationEntry, on outerPage: NavigationEntry?, in graph: Graph) {
    (self.root, self.outerPage, self.graph) = (root, outerPage, graph)
    destinations = DestinationRegistry(in: graph)
    super.init()
    root.pages = self
  }

  /// All entries, the topmost last. Reading the entries makes the current node depend on the stack.
  var all: [NavigationEntry] {
    read()
    return [root] + pushed
  }

  /// The entry that the stack shows.
  var top: NavigationEntry { pushed.last ?? root }

  fileprivate func page(below page: NavigationEntry) -> NavigationEntry? {
    let all = all
    return all.firstIndex { $0 === page }.flatMap { $0 > 0 ? all[$0 - 1] : nil }
  }

  /// Pushes an entry onto a base entry, replacing the entries above the base.
  func push(_ page: NavigationEntry, on base: NavigationEntry) {
    let start = (pushed.firstIndex { $0 === base } ?? -1) + 1
    cutWithPath(from: start)
    append(page)
  }

  /// Pushes an entry for a value, or appends the value to the program's path if there is one.
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

  /// Pops an entry and the entries above it at the request of the user.
  func pop(_ page: NavigationEntry) {
    guard let start = pushed.firstIndex(where: { $0 === page }) else { return }
    let gone = pushed[start...]
    for page in gone.reversed() { page.finish() }
    if let page = gone.first(where: \.isLeft) { remove(page) }
    guard gone.contains(where: { $0.value != nil }) else { return }
    if let path { path.cut(values(before: start)) } else { remove(page) }
  }

  /// Pops all entries above the root at the request of the user.
  func popToRoot() { if let page = pushed.first { pop(page) } }

  /// Removes an entry that the program no longer pushes, and the entries above it.
  func remove(_ page: NavigationEntry) {
    guard let start = pushed.firstIndex(where: { $0 === page }) else { return }
    // Values that the program pushes in the same pass belong on top of the remaining entries.
    if lastWritten != graph.pass { cutWithPath(from: start + 1) }
    pushed.remove(at: start)
    changed()
  }

  /// Returns the number of pushed entries below an index that present a value.
  private func values(before start: Int) -> Int { pushed[..<start].count { $0.value != nil } }

  /// Removes all entries starting at an index, and their values from the program's path.
  private func cutWithPath(from start: Int) {
    let gone = pushed[start...].compactMap(\.value)
    cut(from: start)
    guard !gone.isEmpty, let path else { return }
    let kept = values(before: start)
    // The program may have replaced the path in the meantime.
    graph.schedule(.change) { if Array(path.values().dropFirst(kept)) == gone { path.cut(kept) } }
  }

  /// Removes all entries starting at an index.
  ///
  /// The closures that reset bindings and state run after all views are evaluated.
  private func cut(from start: Int) {
    let gone = pushed[start...]
    guard !gone.isEmpty else { return }
    pushed.removeSubrange(start...)
    changed()
    graph.schedule(.change) { for page in gone.reversed() { page.finish() } }
  }

  /// Updates the entries with values to match a path.
  ///
  /// The stack retains the entries that match the start of the path and the entries without values
  /// between them.
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
  /// The navigation entry that contains the view, or `nil` outside of navigation stacks.
  ///
  /// The value is also `nil` in a probe, which cannot push views.
  var page: NavigationEntry? {
    get { isProbe ? nil : self[NavigationEntryKey.self] }
    set { self[NavigationEntryKey.self] = newValue }
  }
}
