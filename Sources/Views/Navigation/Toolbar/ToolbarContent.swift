@_spi(Nodes) import PlatenGraph

/// Content of a toolbar, such as an item or a group of items.
///
/// Like a view, custom toolbar content can have dynamic properties, such as `@State` and
/// `@Environment`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content's body, which the compiler infers.
  associatedtype Body: ToolbarContent

  /// The items and groups that this content consists of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that adds its items directly and has no body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// Adds the items of this content to the toolbar.
  func addItems(to items: inout ToolbarItems)
}

extension PrimitiveToolbarContent {
  /// Triggers a fatal error, because primitive content has no body.
  public var body: Never {
    fatalError("\(Self.self) is a primitive toolbar item, whose body is never called")
  }
}

/// An item of a toolbar.
///
///     .toolbar {
///       ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
///       ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
///     }
///
/// The item keeps its state as long as its statement in the toolbar builder is active. Inserting or
/// removing other items does not reset the state.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a toolbar item with a placement.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    (self.placement, self.content) = (placement, content())
  }

  /// Creates a toolbar item with a placement and ignores the id.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    (self.placement, self.content) = (placement, content())
  }

  func addItems(to items: inout ToolbarItems) { items.add(content, at: placement) }
}

/// A group of toolbar items with the same placement.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of views that are placed side by side.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }

  func addItems(to items: inout ToolbarItems) { items.add(content, at: placement) }
}
