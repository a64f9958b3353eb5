/// Builds a toolbar from statements: any number of items, `if`, `switch`, availability.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
  /// One expression: the item that it makes.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One statement: its items.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }

  /// Several statements: their items one after the other.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    TupleToolbarContent(content: (repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ConditionalToolbarContent(content: content)
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarBranch<First, Second> {
    _ToolbarBranch(.first(first))
  }

  /// The other branches of an `if` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarBranch<First, Second> {
    _ToolbarBranch(.second(second))
  }

  /// An `if #available`: its items, their type hidden.
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

/// One of two contents of a toolbar, as the branches of an `if` or a `switch` choose it.
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
