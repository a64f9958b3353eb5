@_spi(Nodes) import PlatenGraph

/// What stands in a toolbar: items, or several of them under a name of the program's own.
///
/// A content of the program's own may have properties such as `@State` and `@Environment`, as a view
/// does.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What it is made of; the compiler infers it.
  associatedtype Body: ToolbarContent

  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// A content that knows its items.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// Adds its items to those of the toolbar.
  func addItems(to items: inout ToolbarItems)
}

extension PrimitiveToolbarContent {
  /// Never called: the content knows its items.
  public var body: Never {
    fatalError("\(Self.self) is a primitive toolbar item, whose body is never called")
  }
}

/// A view in a toolbar.
///
///     .toolbar {
///       ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
///       ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
///     }
///
/// It keeps its state as long as the statement that it is made by chooses it, whatever comes or goes
/// before it.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// A view at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    (self.placement, self.content) = (placement, content())
  }

  /// A view at a place, with an id, by which other platforms let users move it.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    (self.placement, self.content) = (placement, content())
  }

  func addItems(to items: inout ToolbarItems) { items.add(content, at: placement) }
}

/// Several views at one place of a toolbar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Views at a place, side by side.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }

  func addItems(to items: inout ToolbarItems) { items.add(content, at: placement) }
}
