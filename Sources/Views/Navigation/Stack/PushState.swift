@_spi(Nodes) import PlatenGraph

/// The state of a view that can push an entry onto its navigation stack.
@MainActor
final class PushState {
  private var page: NavigationEntry?

  /// Whether the entry is on the stack.
  private var isDone: Bool { page?.isPushed == true }

  /// Pushes a view above an entry, unless the view pushed last is still on the stack.
  ///
  /// - Parameters:
  ///   - node: The node that pushes the view.
  ///   - content: A closure that creates the pushed view at each evaluation.
  ///   - end: A closure that resets the binding or the state that pushes the view.
  func push(
    onto base: NavigationEntry, by node: Node, content: @escaping @MainActor () -> AnyView,
    end: @escaping @MainActor () -> Void
  ) {
    if isDone { return }
    let new = NavigationEntry(pushedBy: node, showing: content, end: end)
    page = new
    base.pages?.push(new, on: base)
  }

  /// Marks the pushed entry as changed, so that its content is evaluated.
  func update() { if isDone { page?.changed() } }

  /// Removes the pushed entry from the stack.
  func pop() {
    if let page { page.pages?.remove(page) }
    page = nil
  }
}
