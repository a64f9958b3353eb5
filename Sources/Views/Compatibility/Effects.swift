import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  // MARK: Colors and compositing

  /// Has no effect: text has no shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text cannot be blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { withoutEffect(self) }

  /// Has no effect: the brightness of colors cannot be adjusted.
  public func brightness(_ amount: Double) -> some View { withoutEffect(self) }

  /// Has no effect: the contrast of colors cannot be adjusted.
  public func contrast(_ amount: Double) -> some View { withoutEffect(self) }

  /// Has no effect: the saturation of colors cannot be adjusted.
  public func saturation(_ amount: Double) -> some View { withoutEffect(self) }

  /// Has no effect: colors are not converted to grays.
  public func grayscale(_ amount: Double) -> some View { withoutEffect(self) }

  /// Has no effect: the hue of colors cannot be adjusted.
  public func hueRotation(_ angle: Angle) -> some View { withoutEffect(self) }

  /// Has no effect: colors are not inverted.
  public func colorInvert() -> some View { withoutEffect(self) }

  /// Has no effect: colors are not multiplied.
  public func colorMultiply(_ color: Color) -> some View { withoutEffect(self) }

  /// Has no effect: luminance is not converted to opacity.
  public func luminanceToAlpha() -> some View { withoutEffect(self) }

  /// Has no effect: colors are not blended with the background.
  public func blendMode(_ blendMode: BlendMode) -> some View { withoutEffect(self) }

  /// Has no effect: views are not composited.
  public func compositingGroup() -> some View { withoutEffect(self) }

  /// Has no effect: views are not rendered to an offscreen image.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    withoutEffect(self)
  }

  // MARK: Clipping

  /// Has no effect: views have square corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: every view is clipped to its frame.
  public func clipped(antialiased: Bool = false) -> some View { withoutEffect(self) }

  /// Has no effect: views are not clipped to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views cannot be masked by a view builder.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views cannot be masked.
  public func mask<Mask: View>(_ mask: Mask) -> some View { withoutEffect(self) }

  /// Has no effect: views have no touch area.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: views have no shape for interaction or previews.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    withoutEffect(self)
  }

  // MARK: Position and geometry

  /// Has no effect: a view cannot be moved by x and y offsets.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { withoutEffect(self) }

  /// Has no effect: a view cannot be moved by an offset.
  public func offset(_ offset: CGSize) -> some View { withoutEffect(self) }

  /// Has no effect: a view cannot be placed at x and y coordinates.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { withoutEffect(self) }

  /// Has no effect: a view cannot be placed at a point.
  public func position(_ position: CGPoint) -> some View { withoutEffect(self) }

  /// Has no effect: text cannot be rotated.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text cannot be rotated in three dimensions.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text cannot be scaled to a size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text cannot be scaled by a factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: text cannot be scaled horizontally or vertically.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: horizontal alignment guides cannot be changed.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    withoutEffect(self)
  }

  /// Has no effect: vertical alignment guides cannot be changed.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    withoutEffect(self)
  }
}

/// Has no effect: a content shape does not change a view.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bit mask of the purposes of a content shape.
  public let rawValue: Int

  /// Creates a set of purposes from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that responds to touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The shape of the preview during dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The shape of the preview in a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The shape of the hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The shape of the accessibility element.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
