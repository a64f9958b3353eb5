import Foundation

/// Has no effect: outlines draw nothing.
public struct StrokeStyle: Hashable, Sendable {
  /// Has no effect: outlines have no visible line ends.
  public enum LineCap: Hashable, Sendable {
    case butt, round, square
  }

  /// Has no effect: outlines have no visible joins.
  public enum LineJoin: Hashable, Sendable {
    case miter, round, bevel
  }

  /// The width of the outline, in points.
  public var lineWidth: CGFloat
  /// The style of the line ends.
  public var lineCap: LineCap
  /// The style of the joins between lines.
  public var lineJoin: LineJoin
  /// The maximum ratio of miter length to line width.
  public var miterLimit: CGFloat
  /// The lengths of the dashes and gaps, in points.
  public var dash: [CGFloat]
  /// The offset of the first dash, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style, by default a solid line one point wide.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// Has no effect: a shape fills its whole rectangle.
public struct FillStyle: Hashable, Sendable {
  /// Whether overlapping areas are filled according to the even-odd rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style, by default with the nonzero winding rule and antialiasing.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
