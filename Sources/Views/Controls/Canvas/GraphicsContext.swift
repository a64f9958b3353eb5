import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The operations with which a ``Canvas`` draws. Only texts are shown.
public struct GraphicsContext {
  /// The texts that a context and its copies drew.
  private final class Drawing {
    var texts: [Text] = []
  }

  private let drawing = Drawing()

  /// Has no effect: translucent texts are shown like others.
  public var opacity = 1.0
  /// Has no effect: texts are not blended.
  public var blendMode = BlendMode.normal

  /// The drawn texts, in order.
  var texts: [Text] { drawing.texts }

  /// Shows a text after those drawn before it. The position has no effect.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    drawing.texts.append(text)
  }

  /// Shows a text after those drawn before it. The rectangle has no effect.
  public func draw(_ text: Text, in rect: CGRect) { drawing.texts.append(text) }

  /// Shows a resolved text after the texts drawn before it. The position has no effect.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    drawing.texts.append(text.text)
  }

  /// Shows a resolved text after the texts drawn before it. The rectangle has no effect.
  public func draw(_ text: ResolvedText, in rect: CGRect) { drawing.texts.append(text.text) }

  /// Returns a text that can be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// A text that can be measured and drawn.
  public struct ResolvedText {
    fileprivate let text: Text

    /// Returns the size of the text on one line, in points.
    public func measure(in size: CGSize) -> CGSize {
      let words = text.runs.map { $0.text(in: nil) }.joined()
      return CGSize(
        width: Points.length(ofCells: words.cells), height: Points.length(ofLines: 1))
    }
  }
}

/// Operations that a terminal cannot draw.
extension GraphicsContext {
  /// Has no effect: a terminal does not fill paths.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    withoutEffect(())
  }

  /// Has no effect: a terminal does not draw paths.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    withoutEffect(())
  }

  /// Has no effect: a terminal does not draw paths in any stroke style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { withoutEffect(()) }

  /// Has no effect: a canvas does not draw images.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    withoutEffect(())
  }

  /// Has no effect: a canvas does not draw images in rectangles.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    withoutEffect(())
  }

  /// Has no effect: texts are not clipped.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { withoutEffect(()) }

  /// Has no effect: texts are shown in the order in which they are drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { withoutEffect(()) }

  /// Has no effect: texts have one size.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { withoutEffect(()) }

  /// Has no effect: texts are not rotated.
  public mutating func rotate(by angle: Angle) { withoutEffect(()) }

  /// Has no effect: texts have no filters.
  public mutating func addFilter(_ filter: Filter) { withoutEffect(()) }

  /// Draws into a layer, whose texts are shown like others.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Has no effect: paths are not drawn, so their shading is not visible.
  public struct Shading: Sendable {
    /// A shading with a color.
    public static func color(_ color: Color) -> Shading { Shading() }

    /// A shading with a color in a color space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading()
    }

    /// A shading with a style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }

    /// A shading with a linear gradient.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading()
    }

    /// A shading with a radial gradient.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading()
    }

    /// A shading with the foreground style.
    public static let foreground = Shading()
    /// A shading with the background style.
    public static let backdrop = Shading()
  }

  /// Has no effect: filters do not change texts.
  public struct Filter: Sendable {
    /// A filter that blurs.
    public static func blur(radius: CGFloat) -> Filter { Filter() }

    /// A filter that adds a shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter()
    }
  }
}
