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

  /// What is treated as one.
  package init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Views treated as one.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// The views themselves.
  public var body: Content { content }
}
