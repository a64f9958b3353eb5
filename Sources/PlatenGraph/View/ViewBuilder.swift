/// Builds views from statements: any number of children, `if`, `switch`, `for`, availability.
@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
  /// No statement: a view that shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One expression: the view that it makes.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// One statement: its view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements: their views one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .init(.first(first))
  }

  /// The other branches of an `if` or a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .init(.second(second))
  }

  /// An `if #available`: its views, their type hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
