/// Views treated as one where something applies to each of them.
///
///     Group {
///       Text("first")
///       Text("second")
///     }
///     .foregroundColor(.red)
///
/// Scenes are put into a group in the same way.
public struct Group<Content> {
  /// What is treated as one.
  package let content: Content

  private init(holding content: Content) { self.content = content }

  /// What is treated as one. No initializer, for one that takes any content takes closures as well.
  package static func of(_ content: Content) -> Group { Group(holding: content) }
}

extension Group: View where Content: View {
  /// Nothing: the views stand in its place.
  public typealias Body = Never

  /// Views treated as one.
  public init(@ViewBuilder content: () -> Content) { self.init(holding: content()) }
}

extension Group: PrimitiveView where Content: View {
  package func makeNode(in context: NodeContext) -> Node {
    GroupedNode(self, in: context.adding(.skipsComparison))
  }
}

private final class GroupedNode<Content: View>: WrapperNode<Group<Content>> {
  override func evaluate() { show(view.content) }
}
