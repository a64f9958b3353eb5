/// A result builder that creates toolbar content from the statements of a closure.
///
/// A closure can contain any number of items and `if`, `switch` and `if #available` statements.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns the toolbar content of an expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the toolbar content of a single statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }

  /// Combines the toolbar content of several statements, in order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    TupleToolbarContent(content: (repeat each content))
  }

  /// Returns the toolbar content of an `if` statement without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ConditionalToolbarContent(content: content)
  }

  /// Returns the toolbar content of the first branch of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarBranch<First, Second> {
    _ToolbarBranch(.first(first))
  }

  /// Returns the toolbar content of the remaining branches of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarBranch<First, Second> {
    _ToolbarBranch(.second(second))
  }

  /// Returns the toolbar content of an `if #available` statement, with its type erased.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    AnyToolbarContent(content: content)
  }
}

private struct TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: (repeat each Content)

  func addItems(to items: inout ToolbarItems) {
    var number = 0
    for content in repeat each content {
      items.add(content, by: .statement(number))
      number += 1
    }
  }
}

private struct ConditionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?

  func addItems(to items: inout ToolbarItems) {
    if let content { items.add(content, by: .branch(true)) }
  }
}

private struct AnyToolbarContent: PrimitiveToolbarContent {
  let content: any ToolbarContent

  func addItems(to items: inout ToolbarItems) { items.add(content, by: .branch(true)) }
}

/// Toolbar content from one of the two branches of an `if` or a `switch`.
public struct _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  func addItems(to items: inout ToolbarItems) {
    switch storage {
    case .first(let content): items.add(content, by: .branch(true))
    case .second(let content): items.add(content, by: .branch(false))
    }
  }
}
