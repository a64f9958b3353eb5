import Foundation
import PlatenNavigation

/// Has no effect: a terminal draws text instead of layers.
@MainActor @preconcurrency
open class CALayer {
  public init() {}

  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  private var shadow = Shadow()
  open var shadowColor: CGColor? {
    get { shadow.color }
    set { shadow.color = newValue }
  }
  open var shadowOpacity: Float {
    get { shadow.opacity }
    set { shadow.opacity = newValue }
  }
  open var shadowRadius: CGFloat {
    get { shadow.radius }
    set { shadow.radius = newValue }
  }
  open var shadowOffset: CGSize {
    get { shadow.offset }
    set { shadow.offset = newValue }
  }
  open var opacity: Float = 1
  open var isOpaque = false
  open var frame = CGRect.zero
  open var sublayers: [CALayer]?
  /// A closure that draws the view of this layer in place of its subviews.
  package final var drawing: (@MainActor () -> AnyView)?

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
  open func removeFromSuperlayer() {}
  open func setNeedsDisplay() {}
}

extension CALayer {
  /// The shadow of a layer.
  fileprivate struct Shadow {
    var color: CGColor?
    var opacity: Float = 0
    var radius: CGFloat = 0
    var offset = CGSize.zero
  }
}

/// Has no effect: a terminal does not draw paths in views.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
}

/// Has no effect: a terminal does not draw the ends of a path.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

/// Has no effect: a terminal does not draw the corners of a path.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

/// Has no effect: a terminal does not draw gradients in views.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
