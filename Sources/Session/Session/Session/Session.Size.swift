extension Session {
  /// The width and viewport height of a screen.
  public struct Size: Sendable, Equatable {
    /// The valid range of both dimensions, in cells or lines.
    package static let range = 1...10_000

    /// The width of a line, in cells, from 1 to 10,000.
    public let width: Int
    /// The height of a list's viewport, in lines, from 1 to 10,000.
    public let rows: Int

    /// Creates a size, and clamps each dimension to the range from 1 to 10,000.
    public init(width: Int = 80, rows: Int = 20) {
      self.width = Self.clamped(width)
      self.rows = Self.clamped(rows)
    }

    static func clamped(_ length: Int) -> Int {
      min(max(length, range.lowerBound), range.upperBound)
    }
  }
}
