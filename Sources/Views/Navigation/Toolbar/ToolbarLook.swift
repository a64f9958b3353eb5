import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  /// Shows or hides the navigation bar. The visibility of other bars has no effect.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbar(visibility, for: bars)
  }

  /// Has no effect: bars have no background whose visibility could change.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    withoutEffect(self)
  }

  /// Shows content below the tabs of this view.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// Places content above or below this view.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// Has no effect: the items of a toolbar are separated by one cell.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// A space that grows.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A space of a fixed size.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between the items of a toolbar, which has no effect.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  /// Creates a space between items.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  func addItems(to items: inout ToolbarItems) {}
}

extension ToolbarContent {
  /// Has no effect: the items of a toolbar have no background.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    withoutEffect(self)
  }
}
