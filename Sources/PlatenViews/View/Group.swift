/// Views treated as one where something applies to each of them.
///
///     Group {
///       Text("first")
///       Text("second")
///     }
///     .foregroundColor(.red)
public struct Group<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Content { content }
}
