import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Accepted without effect: an empty line separates the sections of a list.
public struct ListSectionSpacing: Sendable {
  private let name: String

  /// The default spacing.
  public static let `default` = ListSectionSpacing(name: "default")
  /// A spacing that is smaller than the default.
  public static let compact = ListSectionSpacing(name: "compact")

  /// Returns a spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }
}

extension View {
  /// Accepted without effect: list rows have no insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Accepted without effect: list rows have no background.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Accepted without effect: list rows have no separators.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted without effect: list rows have no separators to tint.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted without effect: an empty line, not a rule, separates the sections of a list.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted without effect: sections have no separators to tint.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Accepted without effect: the spacing between sections is always one line.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Accepted without effect: the spacing between sections is one line instead of a number of
  /// points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Accepted without effect: list rows have no spacing.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Accepted without effect: the tint does not change the icons in a list.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Accepted without effect: the color does not change the icons in a list.
  public func listItemTint(_ tint: Color?) -> some View { self }
}
