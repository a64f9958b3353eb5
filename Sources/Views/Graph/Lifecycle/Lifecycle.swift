import PlatenContext

/// A modifier that runs actions when a view appears and disappears.
private struct AppearanceModifier: PrimitiveModifier {
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    AppearanceNode(modified(content), in: context)
  }
}

private final class AppearanceNode<Content: View>:
  WrapperNode<ModifiedContent<Content, AppearanceModifier>>
{
  /// Whether the view is on the screen, based on the actions that have run.
  private var hasAppeared = false

  override func evaluate() { show(view.content) }

  override func mountedDidChange() {
    if isMounted {
      graph.schedule(.appear) { [weak self] in self?.appear() }
    } else {
      disappeared()
    }
  }

  /// Runs the appear action, unless the view has already left the screen.
  private func appear() {
    guard isMounted, !hasAppeared else { return }
    hasAppeared = true
    view.modifier.appear?()
  }

  private func disappeared() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let action = view.modifier.disappear { graph.schedule(.disappear, action) }
  }
}

extension View {
  /// Runs an action when this view appears, before the appear actions of its descendants.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action after this view disappears, before the disappear actions of its descendants.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
