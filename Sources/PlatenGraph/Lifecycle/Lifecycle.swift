import PlatenReactive

/// Runs actions when the view comes onto the screen and when it leaves.
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
  /// Whether it is on the screen, as far as the actions know.
  private var hasAppeared = false

  override func evaluate() { show(view.content) }

  override func mountedDidChange() {
    if isMounted {
      graph.schedule(.appear) { [weak self] in self?.appear() }
    } else {
      disappeared()
    }
  }

  /// A view that was retracted before this ran has never been on the screen.
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
  /// Runs an action when this view comes onto the screen, before the actions of views inside it.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action when this view has left the screen, before the actions of views inside it.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
