@_spi(Nodes) import PlatenGraph

/// A type-erased custom style.
@MainActor
struct AnyStyle<Configuration> {
  private let style: Any
  /// Creates the view that replaces a styled view.
  let body: (Configuration) -> AnyView

  /// Creates a type-erased style; returns `nil` for a built-in style.
  ///
  /// - Parameter makeBody: The function that applies the style to a configuration.
  init?<Style, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    if style is any BuiltInStyle { return nil }
    self.style = style
    body = { configuration in
      AnyView(StyledContent(style: style) { makeBody($0, configuration) })
    }
  }
}

extension AnyStyle: SelfComparing {
  func isSame(as other: AnyStyle) -> Bool { Equality.areSame(style, other.style) }
}

/// The environment key of the custom style for a configuration type.
struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AnyStyle<Configuration>? { nil }
}

/// A style that uses the default appearance.
package protocol BuiltInStyle {}

/// A view that a custom style can replace.
@MainActor
protocol StyledView: PrimitiveView {
  /// Returns the view that the style in an environment creates; `nil` if the environment has no
  /// custom style.
  func drawn(in values: EnvironmentValues) -> AnyView?

  /// Creates the node of the view in its default appearance.
  func makePlainNode(in context: NodeContext) -> Node
}

extension StyledView {
  package func makeNode(in context: NodeContext) -> Node {
    drawn(in: EnvironmentValues(context.scope)) == nil
      ? makePlainNode(in: context) : StyledNode(self, in: context)
  }
}

/// The node of a view that a custom style replaces.
private final class StyledNode<V: StyledView>: WrapperNode<V> {
  override func evaluate() {
    if let drawn = tracking({ view.drawn(in: EnvironmentValues(scope)) }) {
      show(drawn)
    } else {
      show(view)
    }
  }
}
