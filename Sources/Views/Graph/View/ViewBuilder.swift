/// A result builder that creates views from statements, including `if`, `switch`, and `#available`.
@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
  /// Builds an empty view from a block without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a view from a single expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds a view from a block with one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a tuple view from a block with several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an optional view from an `if` statement without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view for the first branch of an `if` or `switch` statement.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .init(.first(first))
  }

  /// Builds the view for another branch of an `if` or `switch` statement.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .init(.second(second))
  }

  /// Builds a type-erased view from an `if #available` statement.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
