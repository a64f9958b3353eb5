import Foundation
@_spi(Nodes) import PlatenGraph

/// The description of a column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The width of a column, in points: 8 per cell.
  public enum Size: Hashable, Sendable {
    /// A fixed width for one column.
    case fixed(CGFloat)
    /// A width for one column that fits the content, between a minimum and a maximum.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit in the available width, each between a minimum and a maximum width.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The distance between columns, in points (8 per cell).
  ///
  /// The first spacing that an item specifies applies to all columns of the grid. If no item
  /// specifies
  /// a spacing, the distance is one cell. A ``LazyHGrid`` ignores the spacing of its items.
  public var spacing: CGFloat?
  /// The alignment of views in their cells.
  ///
  /// The first alignment that an item specifies applies to all cells of the grid. If no item
  /// specifies
  /// an alignment, the default is `.topLeading`.
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

  /// The alignment of every view in its cell.
  var alignment: Alignment { lazy.compactMap(\.alignment).first ?? .topLeading }

  /// Returns the width limits of each column in a grid of the specified width, in cells.
  func limits(within width: Int) -> [ClosedRange<Int>] {
    let own = map(\.limits)
    let room = Swift.max(width - spacing * (count - 1), 0)
    let shares = WidthDistribution.of(
      room, among: own.map { WidthRange($0.lowerBound, $0.lowerBound, $0.upperBound) })
    return zip(self, shares).flatMap { item, share in item.limits(within: share, spacing: spacing) }
  }
}

extension GridItem {
  /// The minimum and maximum total width of the columns that the item describes, in cells.
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
