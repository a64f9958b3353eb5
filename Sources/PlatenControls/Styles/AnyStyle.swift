@_spi(Nodes) import PlatenGraph

/// A program's own style, of a type that is known to itself alone.
@MainActor
struct AnyStyle<Configuration> {
  private let style: Any
  /// What is drawn in place of what the configuration says.
  let body: (Configuration) -> AnyView

  /// Nothing for a style that leaves a view as it always looks.
  ///
  /// - Parameter makeBody: What the style draws.
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

/// The key of the style that a program has for what a configuration says.
struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AnyStyle<Configuration>? { nil }
}

/// A style that leaves a view as it always looks.
package protocol BuiltInStyle {}

/// A view that a program's own style may draw.
@MainActor
protocol StyledView: PrimitiveView {
  /// What the style of an environment makes of the view; `nil` where none is set.
  func drawn(in values: EnvironmentValues) -> AnyView?

  /// The node of the view as it always looks.
  func makePlainNode(in context: NodeContext) -> Node
}

extension StyledView {
  package func makeNode(in context: NodeContext) -> Node {
    drawn(in: EnvironmentValues(context.scope)) == nil
      ? makePlainNode(in: context) : StyledNode(self, in: context)
  }
}

/// The node of a view that a style draws.
private final class StyledNode<V: StyledView>: WrapperNode<V> {
  override func evaluate() {
    if let drawn = tracking({ view.drawn(in: EnvironmentValues(scope)) }) {
      show(drawn)
    } else {
      show(view)
    }
  }
}
