/// Where views of different widths line up.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The share of the free cells that goes to the left: 0, 1 or 2 halves.
  private let halves: Int

  public static let leading = HorizontalAlignment(halves: 0)
  public static let center = HorizontalAlignment(halves: 1)
  public static let trailing = HorizontalAlignment(halves: 2)

  /// The cells to the left of something that has more room than it needs.
  func offset(of width: Int, in span: Int) -> Int { max(span - width, 0) * halves / 2 }
}

/// Where views of different heights line up.
public struct VerticalAlignment: Hashable, Sendable {
  private let halves: Int

  public static let top = VerticalAlignment(halves: 0)
  public static let center = VerticalAlignment(halves: 1)
  public static let bottom = VerticalAlignment(halves: 2)
  public static let firstTextBaseline = top
  public static let lastTextBaseline = bottom

  /// The lines above something that has more room than it needs.
  func offset(of height: Int, in span: Int) -> Int { max(span - height, 0) * halves / 2 }
}

/// Where a view lies in a frame that is larger.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
