import Foundation

/// The outline of a shape: kept, and drawn as nothing, for a terminal draws no curves.
public struct Path: Hashable, Sendable {
  /// A part of a path.
  public enum Element: Hashable, Sendable {
    /// Begins elsewhere.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve by one point that it is drawn to.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve by two points that it is drawn to.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where it began.
    case closeSubpath

    fileprivate var end: CGPoint? {
      switch self {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        point
      case .closeSubpath: nil
      }
    }
  }

  private var elements: [Element] = []

  /// A path with nothing on it.
  public init() {}

  /// A path as the steps make it.
  ///
  ///     Path { path in
  ///       path.move(to: .zero)
  ///       path.addLine(to: CGPoint(x: 10, y: 10))
  ///     }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// The rectangle around a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }

  /// The rectangle around a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }

  /// The rectangle around an ellipse.
  public init(ellipseIn rect: CGRect) { addRect(rect) }

  /// Whether nothing is on it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where it has come to.
  public var currentPoint: CGPoint? { elements.last { $0.end != nil }?.end }

  /// The rectangle around its points.
  public var boundingRect: CGRect {
    let points = elements.compactMap(\.end)
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Does something with each part.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path {
  /// Begins elsewhere.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds straight lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) {
    if let first = lines.first { move(to: first) }
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve by one point that it is drawn to.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve by two points that it is drawn to.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a part of a circle, as the straight line between its ends.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    func point(_ angle: Angle) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle.radians)),
        y: center.y + radius * CGFloat(sin(angle.radians)))
    }
    if isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
    addLine(to: point(endAngle))
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds the rectangle around a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }

  /// Adds the rectangle around an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  /// Adds what is on another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Adds a line back to where it began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
}

extension Path: Shape {
  /// This path, whatever the room.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
