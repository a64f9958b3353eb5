import Foundation
import PlatenNavigation

/// A path, which SwiftUI's `Path` can be created from.
public final class CGPath: Sendable {
  package let path: Path
  package init(_ path: Path) { self.path = path }
}

/// A path with UIKit's interface. Corners are not rounded.
open class UIBezierPath {
  private var path: Path

  public init() { path = Path() }
  public init(rect: CGRect) { path = Path(rect) }
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    path = Path(roundedRect: rect, cornerSize: cornerRadii)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func close() { path.closeSubpath() }
  /// Has no effect: there is nothing to draw to.
  open func stroke() {}
  /// Has no effect: there is nothing to fill.
  open func fill() {}
  open func addClip() {}
  open var lineWidth: CGFloat = 1
  open var bounds: CGRect { path.boundingRect }
  open var isEmpty: Bool { path.isEmpty }
  public var cgPath: CGPath { CGPath(path) }
}
