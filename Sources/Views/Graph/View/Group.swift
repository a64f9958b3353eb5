/// A collection of views or scenes to which modifiers apply individually.
///
///     Group {
///       Text("first")
///       Text("second")
///     }
///     .foregroundColor(.red)
public struct Group<Content> {
  /// The contents of the group.
  package let content: Content

  private init(holding content: Content) { self.content = content }

  /// Creates a group with any content.
  ///
  /// This method is not an initializer because an initializer for any content would also accept
  /// closures.
  package static func of(_ content: Content) -> Group { Group(holding: content) }
}

extension Group: View where Content: View {
  /// The body type of a group, which is `Never` because the views of the group replace the group.
  public typealias Body = Never

  /// Creates a group of views.
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
