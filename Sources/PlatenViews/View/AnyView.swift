/// A view whose type is hidden; showing another type makes a new place of it.
///
///     AnyView(Text("hello"))
public struct AnyView: Primitive {
  let content: any View

  /// A view whose type is hidden; an `AnyView` stays as it is.
  public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }

  /// A view whose type is hidden.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  func makeNode(in place: Place) -> Node { AnyViewNode(self, in: place) }
}

extension AnyView: SelfComparing {
  /// Views of one type are compared as such.
  func isSame(as other: AnyView) -> Bool {
    func isSame<Content: View>(_ content: Content) -> Bool {
      (other.content as? Content).map { Equality.areEqual(content, $0) } ?? false
    }
    return isSame(content)
  }
}

private final class AnyViewNode: WrapperNode<AnyView> {
  override func evaluate() { show(view.content) }
}
