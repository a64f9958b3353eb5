import Foundation

/// Accepted without effect: how outlines are drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// Accepted without effect: how lines end.
  public enum LineCap: Hashable, Sendable {
    case butt, round, square
  }

  /// Accepted without effect: how lines meet.
  public enum LineJoin: Hashable, Sendable {
    case miter, round, bevel
  }

  /// How wide lines are, in points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: LineCap
  /// How lines meet.
  public var lineJoin: LineJoin
  /// How far lines may reach where they meet.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// Where in the dashes a line begins.
  public var dashPhase: CGFloat

  /// How outlines are drawn.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// Accepted without effect: which parts of a path are inside it.
public struct FillStyle: Hashable, Sendable {
  /// Whether parts that are crossed twice are outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Which parts of a path are inside it.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
