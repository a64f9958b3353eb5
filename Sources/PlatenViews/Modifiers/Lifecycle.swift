import PlatenReactive

/// Runs actions when the view comes onto the screen and when it leaves.
private struct AppearanceModifier: PrimitiveModifier {
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    AppearanceNode(modified(content), in: place)
  }
}

private final class AppearanceNode<Content: View>:
  WrapperNode<ModifiedContent<Content, AppearanceModifier>>
{
  override func evaluate() { show(view.content) }

  override func didMount() {
    if let action = view.modifier.appear { graph.schedule(.appear, action) }
  }

  override func willUnmount() {
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
