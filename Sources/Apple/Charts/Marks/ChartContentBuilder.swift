import PlatenNavigation

/// A result builder that creates the marks of a chart.
@resultBuilder
public enum ChartContentBuilder {
  /// Builds a single expression.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Builds an empty block.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  /// Builds a block of one expression.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Builds a block of several expressions.
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleChartContent<repeat each Content> {
    TupleChartContent(content: (repeat each content))
  }

  /// Builds an `if` statement without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` statement.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    .first(first)
  }

  /// Builds another branch of an `if` statement.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    .second(second)
  }

  /// Builds a branch of an `if #available` statement.
  public static func buildLimitedAvailability(
    _ content: any ChartContent
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Content without marks.
public struct EmptyChartContent: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) {}
}

/// The marks of a block.
public struct TupleChartContent<each Content: ChartContent> {
  let content: (repeat each Content)
}

extension TupleChartContent: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) {
    repeat (each content)._addMarks(to: &marks)
  }
}

/// The marks of the branches of a condition.
public enum BuilderConditional<First, Second> {
  case first(First)
  case second(Second)
}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) {
    switch self {
    case .first(let content): content._addMarks(to: &marks)
    case .second(let content): content._addMarks(to: &marks)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { self?._addMarks(to: &marks) }
}
