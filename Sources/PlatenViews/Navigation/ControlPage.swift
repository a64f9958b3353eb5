/// The page of a navigation stack that a control is on.
@MainActor
package struct ControlPage {
  private weak var page: Page?
  private weak var stack: Pages?

  /// - Returns: `nil` for a control outside of navigation stacks.
  package init?(of control: Control) {
    guard let page = control.page, let stack = page.pages else { return nil }
    (self.page, self.stack) = (page, stack)
  }

  /// Whether the stack shows another page now.
  package var isReplaced: Bool { stack.map { $0.top !== page } ?? false }

  /// Whether a control is on the page that the stack shows now.
  package func isReplaced(byPageOf control: Control) -> Bool {
    isReplaced && control.page === stack?.top
  }
}

extension Control {
  fileprivate var page: Page? { node.flatMap { EnvironmentValues($0.scope).page } }
}
