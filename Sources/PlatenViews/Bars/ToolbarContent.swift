/// What stands in a toolbar: items, or several of them under a name of the program's own.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What it is made of; the compiler infers it.
  associatedtype Body: ToolbarContent

  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// A view of a toolbar, and where it stands.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// A content that knows its views.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var entries: [ToolbarEntry] { get }
}

extension PrimitiveToolbarContent {
  /// Never called: the content knows its views.
  public var body: Never { fatalError("\(Self.self) is an item: nothing asks for its body") }
}

extension ToolbarContent {
  /// The views of this content, or of what it is made of.
  var allEntries: [ToolbarEntry] {
    (self as? any PrimitiveToolbarContent)?.entries ?? body.allEntries
  }
}

/// A view in a toolbar.
///
///     .toolbar {
///       ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
///       ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
///     }
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let entries: [ToolbarEntry]

  /// A view at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    entries = [ToolbarEntry(placement: placement, view: AnyView(content()))]
  }

  /// A view at a place, with an id, by which other platforms let users move it.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    entries = [ToolbarEntry(placement: placement, view: AnyView(content()))]
  }
}

/// Several views at one place of a toolbar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let entries: [ToolbarEntry]

  /// Views at a place, side by side.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    entries = [ToolbarEntry(placement: placement, view: AnyView(content()))]
  }
}

/// The items of a toolbar as a builder's statements list them.
public struct _ToolbarItems: PrimitiveToolbarContent {
  let entries: [ToolbarEntry]
}

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
    var entries: [ToolbarEntry] = []
    for content in repeat each content { entries += content.allEntries }
    return _ToolbarItems(entries: entries)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    _ToolbarItems(entries: content?.allEntries ?? [])
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(entries: first.allEntries)
  }

  /// The other branches of an `if` or a `switch`.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(entries: second.allEntries)
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItems {
    _ToolbarItems(entries: content.allEntries)
  }
}
