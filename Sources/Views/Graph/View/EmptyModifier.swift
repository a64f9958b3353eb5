/// A modifier that does not change its view.
public struct EmptyModifier: ViewModifier, Sendable {
  /// A shared empty modifier.
  public static let identity = EmptyModifier()

  /// Creates an empty modifier.
  public nonisolated init() {}

  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}

/// A modifier that resolves to another modifier with values from the environment.
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to apply in the specified environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the content with the resolved modifier applied.
  public func body(content: Content) -> some View {
    EnvironmentReader { environment in content.modifier(resolve(in: environment)) }
  }
}

/// A view that builds its content from environment values and depends on the values that it reads.
struct EnvironmentReader<Content: View>: PrimitiveView {
  let content: (EnvironmentValues) -> Content

  func makeNode(in context: NodeContext) -> Node { EnvironmentReaderNode(self, in: context) }
}

private final class EnvironmentReaderNode<Content: View>: WrapperNode<EnvironmentReader<Content>> {
  override func evaluate() { show(tracking { view.content(EnvironmentValues(scope)) }) }
}
