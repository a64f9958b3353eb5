@_spi(Nodes) import PlatenGraph

/// The page of a navigation stack that a control is on, and the pages around it where stacks are nested.
@MainActor
package struct ControlNavigationPath {
  private struct Level {
    weak var stack: NavigationStackState?
    weak var page: NavigationEntry?
  }

  /// The outermost stack first.
  private let levels: [Level]

  /// - Returns: `nil` for a control outside of navigation stacks.
  package init?(of control: ControlElement) {
    levels = control.pages.reversed().map { Level(stack: $0.pages, page: $0) }
    if levels.isEmpty { return nil }
  }

  /// The page that a stack shows now in place of the page in it.
  private var replacement: NavigationEntry? {
    levels.lazy.compactMap { level in
      level.stack.flatMap { $0.top === level.page ? nil : $0.top }
    }.first
  }

  /// The control at which the focus continues if another page is shown now: the first of that page.
  ///
  /// - Parameter order: The controls that can have the focus, in frame order.
  /// - Returns: Its index; `nil` while the page is shown.
  package func start(in order: [ControlElement]) -> Int? {
    guard let replacement else { return nil }
    return order.firstIndex { $0.pages.contains { $0 === replacement } } ?? 0
  }
}

extension ControlElement {
  /// The pages that it is on, the innermost first.
  fileprivate var pages: [NavigationEntry] {
    guard let page = node.flatMap({ EnvironmentValues($0.scope).page }) else { return [] }
    return Array(sequence(first: page) { $0.pages?.outerPage })
  }
}
