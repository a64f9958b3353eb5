import Foundation

/// The outline of a shape. It is stored but not drawn, because a terminal cannot draw curves.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// A point at which a new subpath begins.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath.
    case closeSubpath

    /// Returns the element whose points are mapped by a closure.
    fileprivate func map(_ point: (CGPoint) -> CGPoint) -> Element {
      switch self {
      case .move(let end): .move(to: point(end))
      case .line(let end): .line(to: point(end))
      case .quadCurve(let end, let control): .quadCurve(to: point(end), control: point(control))
      case .curve(let end, let first, let second):
        .curve(to: point(end), control1: point(first), control2: point(second))
      case .closeSubpath: .closeSubpath
      }
    }

    fileprivate var end: CGPoint? {
      switch self {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        point
      case .closeSubpath: nil
      }
    }
  }

  private var elements: [Element] = []

  /// Creates a path without elements.
  public init() {}

  /// Creates a path with a closure that adds its elements.
  ///
  ///     Path { path in
  ///       path.move(to: .zero)
  ///       path.addLine(to: CGPoint(x: 10, y: 10))
  ///     }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a path from a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path from the bounds of a rounded rectangle with a corner radius.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }

  /// Creates a path from the bounds of a rounded rectangle with a corner size.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }

  /// Creates a path from the bounds of an ellipse.
  public init(ellipseIn rect: CGRect) { addRect(rect) }

  /// Whether the path contains no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; `nil` for an empty path.
  public var currentPoint: CGPoint? { elements.last { $0.end != nil }?.end }

  /// The smallest rectangle that contains the end points of all elements.
  public var boundingRect: CGRect {
    let points = elements.compactMap(\.end)
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Calls a closure with each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds a subpath of straight lines that connect points.
  public mutating func addLines(_ lines: [CGPoint]) {
    if let first = lines.first { move(to: first) }
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve, with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve, with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds an arc of a circle as a straight line between its end points.
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

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds the bounds of a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }

  /// Adds the bounds of an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  /// Adds a straight line to the start of the subpath.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
}

extension Path {
  /// Returns the path whose points are transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.elements = elements.map { $0.map { $0.applying(transform) } }
    return path
  }

  /// Adds the elements of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }
}

extension Path: Shape {
  /// Returns this path, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
