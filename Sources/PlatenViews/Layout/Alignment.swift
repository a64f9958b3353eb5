/// Where views of different widths line up.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The share of the free cells that goes to the left: 0, 1 or 2 halves.
  private let halves: Int

  /// At the left.
  public static let leading = HorizontalAlignment(halves: 0)
  /// In the middle; of an odd number of free cells the greater half is on the right.
  public static let center = HorizontalAlignment(halves: 1)
  /// At the right.
  public static let trailing = HorizontalAlignment(halves: 2)

  /// The cells to the left of something that has more room than it needs.
  func offset(of width: Int, in span: Int) -> Int { max(span - width, 0) * halves / 2 }
}

/// Where views of different heights line up.
public struct VerticalAlignment: Hashable, Sendable {
  /// The share of the free lines that goes above: 0, 1 or 2 halves.
  private let halves: Int

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
  func offset(of height: Int, in span: Int) -> Int { max(span - height, 0) * halves / 2 }
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
