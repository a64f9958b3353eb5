import Foundation

/// A position along the horizontal axis at which views are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The number of halves of the free width that are placed on the left: 0, 1, or 2.
  private let halves: Int

  private init(halves: Int) { self.halves = halves }

  /// Creates a custom horizontal alignment, rounded to leading, center, or trailing.
  ///
  /// The result is the alignment nearest to the default value of the ID.
  public init<ID: AlignmentID>(_ id: ID.Type) {
    halves = id.defaultValue(in: .halves).halves
  }

  /// An alignment at the left edge.
  public static let leading = HorizontalAlignment(halves: 0)
  /// An alignment at the horizontal center. If the free width is odd, the extra cell is on the
  /// right.
  public static let center = HorizontalAlignment(halves: 1)
  /// An alignment at the right edge.
  public static let trailing = HorizontalAlignment(halves: 2)

  /// Returns the number of free cells to the left of content that is aligned in a span.
  package func offset(of width: Int, in span: Int) -> Int { max(span - width, 0) * halves / 2 }
}

/// A position along the vertical axis at which views are aligned.
public struct VerticalAlignment: Hashable, Sendable {
  /// The number of halves of the free height that are placed above: 0, 1, or 2.
  private let halves: Int

  private init(halves: Int) { self.halves = halves }

  /// Creates a custom vertical alignment, rounded to top, center, or bottom.
  ///
  /// The result is the alignment nearest to the default value of the ID.
  public init<ID: AlignmentID>(_ id: ID.Type) {
    halves = id.defaultValue(in: .halves).halves
  }

  /// An alignment at the top edge.
  public static let top = VerticalAlignment(halves: 0)
  /// An alignment at the vertical center. If the free height is odd, the extra line is below.
  public static let center = VerticalAlignment(halves: 1)
  /// An alignment at the bottom edge.
  public static let bottom = VerticalAlignment(halves: 2)
  /// An alignment of the first lines of text, which is equivalent to ``top``.
  public static let firstTextBaseline = top
  /// An alignment of the last lines of text, which is equivalent to ``bottom``.
  public static let lastTextBaseline = bottom

  /// Returns the number of free lines above content that is aligned in a span.
  package func offset(of height: Int, in span: Int) -> Int { max(span - height, 0) * halves / 2 }
}

/// A type that defines a custom alignment.
public protocol AlignmentID {
  /// Returns the default position of the alignment in a view with the specified dimensions.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and the positions of its alignment guides.
public struct ViewDimensions: Equatable, Sendable {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The dimensions of a view that is two points wide and two points high, so each half is one
  /// point.
  fileprivate static let halves = ViewDimensions(width: 2, height: 2)

  /// The position of a horizontal alignment guide, in points from the left edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.share * width }

  /// The position of a vertical alignment guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.share * height }

  /// The explicit position of a horizontal guide, which is always `nil` because views set none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The explicit position of a vertical guide, which is always `nil` because views set none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension HorizontalAlignment {
  /// The position in a span, from 0 to 1.
  package var share: CGFloat { CGFloat(halves) / 2 }
}

extension VerticalAlignment {
  /// The vertical position in a span, from 0 to 1.
  package var share: CGFloat { CGFloat(halves) / 2 }
}

extension CGFloat {
  /// The value rounded to 0, 1, or 2 halves.
  fileprivate var halves: Int { self > 1.5 ? 2 : self > 0.5 ? 1 : 0 }
}

/// A horizontal and a vertical alignment of a view in a larger area.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its horizontal and vertical components.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An alignment at the top-left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// An alignment at the center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// An alignment at the top-right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// An alignment at the center of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// An alignment at the center along both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// An alignment at the center of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// An alignment at the bottom-left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// An alignment at the center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// An alignment at the bottom-right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
