@_spi(Nodes) import PlatenGraph

/// What a view has pushed onto the stack that it stands in, if anything.
@MainActor
final class PushState {
  private var page: NavigationEntry?

  /// Whether it lies there now.
  private var isDone: Bool { page?.isPushed == true }

  /// Pushes a view onto a page, if that is not done yet, or has it show what is new.
  ///
  /// - Parameters:
  ///   - node: The node of the view that pushes.
  ///   - content: Makes what is pushed, whenever it is evaluated.
  ///   - end: Has the program push it no more.
  func push(
    onto base: NavigationEntry, by node: Node, content: @escaping @MainActor () -> AnyView,
    end: @escaping @MainActor () -> Void
  ) {
    if isDone { return }
    let new = NavigationEntry(pushedBy: node, showing: content, end: end)
    page = new
    base.pages?.push(new, on: base)
  }

  /// Has what lies there show what it is made of now.
  func update() { if isDone { page?.changed() } }

  /// Takes it off again.
  func pop() {
    if let page { page.pages?.remove(page) }
    page = nil
  }
}
