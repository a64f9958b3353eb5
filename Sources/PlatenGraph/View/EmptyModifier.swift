/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// A modifier that changes nothing.
  public nonisolated init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// A modifier that depends on the environment.
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier that it is in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view with the modifier that this one is in its environment.
  public func body(content: Content) -> some View {
    EnvironmentReader { environment in content.modifier(resolve(in: environment)) }
  }
}

/// A view that is made by the values of its environment; it follows those that it reads.
struct EnvironmentReader<Content: View>: PrimitiveView {
  let content: (EnvironmentValues) -> Content

  func makeNode(in context: NodeContext) -> Node { EnvironmentReaderNode(self, in: context) }
}

private final class EnvironmentReaderNode<Content: View>: WrapperNode<EnvironmentReader<Content>> {
  override func evaluate() { show(tracking { view.content(EnvironmentValues(scope)) }) }
}
