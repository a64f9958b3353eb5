import Foundation
@_spi(Nodes) import PlatenGraph

/// The description of a column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The width of a column, in points: 8 per cell.
  public enum Size: Hashable, Sendable {
    /// A fixed width.
    case fixed(CGFloat)
    /// A width that fits the content, between a minimum and a maximum.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit in the available width, each between a minimum and a maximum width.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The distance between columns, in points (8 per cell).
  ///
  /// A grid uses the first spacing that one of its items specifies for all columns. If no item
  /// specifies one, the spacing is one cell. A ``LazyHGrid`` ignores the spacing of its items.
  public var spacing: CGFloat?
  /// The alignment of views in their cells.
  ///
  /// A grid uses the first alignment that one of its items specifies for all cells. If no item
  /// specifies one, the alignment is `.topLeading`.
  public var alignment: Alignment?

  /// Creates a grid item with the specified size, spacing, and alignment.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

extension [GridItem] {
  /// The distance between two columns, in cells.
  var spacing: Int { lazy.compactMap(\.spacing).first.map(Points.cells) ?? 1 }

  /// The alignment of all views in their cells.
  var alignment: Alignment { lazy.compactMap(\.alignment).first ?? .topLeading }

  /// Returns the minimum and maximum width of each column in the specified width, in cells.
  func limits(within width: Int) -> [ClosedRange<Int>] {
    let own = map(\.limits)
    let room = Swift.max(width - spacing * (count - 1), 0)
    let shares = WidthDistribution.of(
      room, among: own.map { WidthRange($0.lowerBound, $0.lowerBound, $0.upperBound) })
    return zip(self, shares).flatMap { item, share in item.limits(within: share, spacing: spacing) }
  }
}

extension GridItem {
  /// The minimum and maximum width of all columns that the item describes together, in cells.
  fileprivate var limits: ClosedRange<Int> {
    switch size {
    case .fixed(let width): Points.cells(width)...Points.cells(width)
    case .flexible(let least, let most):
      Points.cells(least)...max(Points.cells(least), Points.cells(most))
    case .adaptive(let least, _): Points.cells(least)...WidthRange.unlimited
    }
  }

  /// Returns the width limits of the columns that fit in the item's share of the width, in cells.
  fileprivate func limits(within share: Int, spacing: Int) -> [ClosedRange<Int>] {
    guard case .adaptive(let least, let most) = size else {
      return [min(limits.lowerBound, share)...share]
    }
    let width = max(Points.cells(least), 1)
    let count = max((share + spacing) / (width + spacing), 1)
    let each = max((share - spacing * (count - 1)) / count, 0)
    let limit = min(width, each)...max(min(each, Points.cells(most)), min(width, each))
    return [ClosedRange<Int>](repeating: limit, count: count)
  }
}
