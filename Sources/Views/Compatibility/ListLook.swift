import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenNavigation

/// Has no effect: sections are always separated by one empty line.
public struct ListSectionSpacing: Sendable {
  private let name: String

  /// The default spacing.
  public static let `default` = ListSectionSpacing(name: "default")
  /// A spacing that is smaller than the default.
  public static let compact = ListSectionSpacing(name: "compact")

  /// Returns a spacing of the specified number of points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }
}

extension View {
  /// Has no effect: list rows have no insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { withoutEffect(self) }

  /// Has no effect: list rows have no background.
  public func listRowBackground<V: View>(_ view: V?) -> some View { withoutEffect(self) }

  /// Has no effect: list rows have no separators.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: list rows have no separators to tint.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: an empty line, instead of a rule, separates the sections of a list.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: sections have no separators to tint.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: the spacing between sections is always one line.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { withoutEffect(self) }

  /// Has no effect: the spacing between sections is one line, whatever the number of points is.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { withoutEffect(self) }

  /// Has no effect: list rows have no spacing.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { withoutEffect(self) }

  /// Has no effect: the icons of list items cannot be tinted.
  public func listItemTint(_ tint: ListItemTint?) -> some View { withoutEffect(self) }

  /// Has no effect: the icons of list items cannot be tinted with a color.
  public func listItemTint(_ tint: Color?) -> some View { withoutEffect(self) }
}
