/// Views treated as one where something applies to each of them.
///
///     Group {
///       Text("first")
///       Text("second")
///     }
///     .foregroundColor(.red)
public struct Group<Content: View>: View {
  private let content: Content

  /// Views treated as one.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views themselves.
  public var body: Content { content }
}
