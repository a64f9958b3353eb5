import Foundation

/// The size of a mark, which has no effect: a bar is as high as a line of text.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  private init() {}

  public init(floatLiteral value: Double) {}

  public init(integerLiteral value: Int) {}

  /// The size that the chart selects.
  public static let automatic = MarkDimension()

  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }

  /// The available size without a margin.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }

  /// A part of the available size.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
}

/// The way in which bars and areas at the same position are combined.
public struct MarkStackingMethod: Hashable, Sendable {
  private enum Kind {
    case standard, normalized, center, unstacked
  }

  private let kind: Kind

  /// Each value begins at the end of the previous one.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// The values are shown as parts of their sum.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// The values are centered around zero, which a chart of text shows like the standard method.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each value begins at zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// The curve between two points of a line, which has no effect: points are joined by straight lines.
public struct InterpolationMethod: Hashable, Sendable {
  private init() {}

  public static let linear = InterpolationMethod()
  public static let monotone = InterpolationMethod()
  public static let stepStart = InterpolationMethod()
  public static let stepCenter = InterpolationMethod()
  public static let stepEnd = InterpolationMethod()
  public static let catmullRom = InterpolationMethod()
  public static let cardinal = InterpolationMethod()

  /// A curve with a tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod() }

  /// A curve with a parameterization.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod() }
}
