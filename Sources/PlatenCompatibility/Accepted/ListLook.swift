import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Accepted without effect: how much room there is between sections.
public struct ListSectionSpacing: Sendable {
  private let name: String

  /// As usual.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Less than usual.
  public static let compact = ListSectionSpacing(name: "compact")

  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }
}

extension View {
  /// Accepted without effect: room around rows of lists.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Accepted without effect: what is behind rows of lists.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Accepted without effect: rules between rows of lists, which have none.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted without effect: the colour of rules between rows of lists, which have none.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted without effect: rules between sections, which are parted by empty lines.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted without effect: the colour of rules between sections, which have none.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted without effect: room between sections, which are parted by empty lines.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Accepted without effect: room between sections, which are parted by empty lines.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Accepted without effect: room between rows of lists.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Accepted without effect: the colour of symbols in rows of lists.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Accepted without effect: the colour of symbols in rows of lists.
  public func listItemTint(_ tint: Color?) -> some View { self }
}
