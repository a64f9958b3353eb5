import Foundation
@_spi(Nodes) import PlatenGraph

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// How wide a column is, in points: 8 a cell.
  public enum Size: Hashable, Sendable {
    /// Always as wide.
    case fixed(CGFloat)
    /// As wide as what is in it, between two widths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is room for, each between two widths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// Points to the next column, 8 a cell; one cell if `nil`.
  public var spacing: CGFloat?
  /// Where views stand in it; at the left and at the top if `nil`.
  public var alignment: Alignment?

  /// A column of a size.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

extension [GridItem] {
  /// The cells between two columns.
  var spacing: Int { lazy.compactMap(\.spacing).first.map(Points.cells) ?? 1 }

  /// Where views stand in their cells.
  var alignment: Alignment { lazy.compactMap(\.alignment).first ?? .topLeading }

  /// The least and the greatest width of each column, in cells.
  func limits(within width: Int) -> [ClosedRange<Int>] {
    let own = map(\.limits)
    let room = Swift.max(width - spacing * (count - 1), 0)
    let shares = WidthDistribution.of(
      room, among: own.map { WidthRange($0.lowerBound, $0.lowerBound, $0.upperBound) })
    return zip(self, shares).flatMap { item, share in item.limits(within: share, spacing: spacing) }
  }
}

extension GridItem {
  /// The least and the greatest width of the whole, in cells.
  fileprivate var limits: ClosedRange<Int> {
    switch size {
    case .fixed(let width): Points.cells(width)...Points.cells(width)
    case .flexible(let least, let most):
      Points.cells(least)...max(Points.cells(least), Points.cells(most))
    case .adaptive(let least, _): Points.cells(least)...WidthRange.unlimited
    }
  }

  /// The columns that stand in a share of the width.
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
