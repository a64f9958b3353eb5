import Foundation

/// Where views of different widths line up.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The share of the free cells that goes to the left: 0, 1 or 2 halves.
  private let halves: Int

  private init(halves: Int) { self.halves = halves }

  /// A place of the program's own: at the left, in the middle or at the right, whatever is nearest
  /// to where it stands by default.
  public init<ID: AlignmentID>(_ id: ID.Type) {
    halves = id.defaultValue(in: .halves).halves
  }

  /// At the left.
  public static let leading = HorizontalAlignment(halves: 0)
  /// In the middle; of an odd number of free cells the greater half is on the right.
  public static let center = HorizontalAlignment(halves: 1)
  /// At the right.
  public static let trailing = HorizontalAlignment(halves: 2)

  /// The cells to the left of something that has more room than it needs.
  package func offset(of width: Int, in span: Int) -> Int { max(span - width, 0) * halves / 2 }
}

/// Where views of different heights line up.
public struct VerticalAlignment: Hashable, Sendable {
  /// The share of the free lines that goes above: 0, 1 or 2 halves.
  private let halves: Int

  private init(halves: Int) { self.halves = halves }

  /// A place of the program's own: at the top, in the middle or at the bottom, whatever is nearest to
  /// where it stands by default.
  public init<ID: AlignmentID>(_ id: ID.Type) {
    halves = id.defaultValue(in: .halves).halves
  }

  /// At the top.
  public static let top = VerticalAlignment(halves: 0)
  /// In the middle; of an odd number of free lines the greater half is below.
  public static let center = VerticalAlignment(halves: 1)
  /// At the bottom.
  public static let bottom = VerticalAlignment(halves: 2)
  /// First line beside first line, as ``top``.
  public static let firstTextBaseline = top
  /// Last line beside last line, as ``bottom``.
  public static let lastTextBaseline = bottom

  /// The lines above something that has more room than it needs.
  package func offset(of height: Int, in span: Int) -> Int { max(span - height, 0) * halves / 2 }
}

/// A place of a program's own at which views line up.
public protocol AlignmentID {
  /// Where it is in a view that does not say so itself.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and the places in it at which others line up.
public struct ViewDimensions: Equatable, Sendable {
  /// How wide it is, in points.
  public let width: CGFloat
  /// How high it is, in points.
  public let height: CGFloat

  /// A view in which each half is as long as one.
  fileprivate static let halves = ViewDimensions(width: 2, height: 2)

  /// A place between left and right, in points from the left.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.share * width }

  /// A place between top and bottom, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.share * height }

  /// None: no view says where its places are.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// None: no view says where its places are.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension HorizontalAlignment {
  fileprivate var share: CGFloat { CGFloat(halves) / 2 }
}

extension VerticalAlignment {
  fileprivate var share: CGFloat { CGFloat(halves) / 2 }
}

extension CGFloat {
  /// The nearest number of halves that there is.
  fileprivate var halves: Int { self > 1.5 ? 2 : self > 0.5 ? 1 : 0 }
}

/// Where a view lies in a frame that is larger.
public struct Alignment: Hashable, Sendable {
  /// Where it lies between left and right.
  public var horizontal: HorizontalAlignment
  /// Where it lies between top and bottom.
  public var vertical: VerticalAlignment

  /// An alignment in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Top left.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Top, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Top right.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Left, in the middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Right, in the middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Bottom left.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Bottom, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Bottom right.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
