import Foundation
import PlatenLines

/// Views on top of each other, of which a window is shown.
///
///     LazyVStack(alignment: .leading) {
///       ForEach(posts) { PostView(post: $0) }
///     }
///
/// As in a ``List``, only views in the window are made, whatever their number, and what one
/// remembers is lost when it leaves the window. A `ScrollView` around it is not needed; one that
/// holds nothing else leaves the window to it.
public struct LazyVStack<Content: View>: Primitive {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in a column, narrower ones aligned with the widest of those shown.
  ///
  /// - Parameters:
  ///   - spacing: Points between neighbours, 16 a line; no line if `nil`.
  ///   - pinnedViews: Without effect: headers scroll.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNode(in place: Place) -> Node { LazyVStackNode(self, in: place) }
}

/// Accepted without effect: views that stay at an edge while others scroll; here all scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind of view.
  public let rawValue: UInt32

  /// The views of which the bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

private final class LazyVStackNode<Content: View>: WindowNode<LazyVStack<Content>> {
  override func evaluate() { showRows(view.content) }

  override var title: String { "LazyVStack" }

  override var alignment: HorizontalAlignment { view.alignment }

  override var spacing: Int { view.spacing.map(Points.lines) ?? 0 }
}
