import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  // MARK: Light

  /// Accepted without effect: a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Accepted without effect: this view out of focus.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Accepted without effect: lighter colours.
  public func brightness(_ amount: Double) -> some View { self }

  /// Accepted without effect: colours that differ more, or less.
  public func contrast(_ amount: Double) -> some View { self }

  /// Accepted without effect: stronger colours, or weaker ones.
  public func saturation(_ amount: Double) -> some View { self }

  /// Accepted without effect: greys in place of colours.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Accepted without effect: other colours.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Accepted without effect: the opposite colours.
  public func colorInvert() -> some View { self }

  /// Accepted without effect: colours mixed with another one.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Accepted without effect: dark parts that let through what is behind them.
  public func luminanceToAlpha() -> some View { self }

  /// Accepted without effect: how colours are mixed with those behind them.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Accepted without effect: this view treated as one picture.
  public func compositingGroup() -> some View { self }

  /// Accepted without effect: this view drawn as a picture first.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }

  // MARK: Edges

  /// Accepted without effect: round corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Accepted without effect: this view cut to its frame, as all views are.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Accepted without effect: this view cut to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }

  /// Accepted without effect: this view where another one is seen, which is not shown itself.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    self
  }

  /// Accepted without effect: this view where another one is seen, which is not shown itself.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Accepted without effect: where this view can be touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Accepted without effect: where this view can be touched.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }

  // MARK: Place

  /// Accepted without effect: this view drawn elsewhere than it stands.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Accepted without effect: this view drawn elsewhere than it stands.
  public func offset(_ offset: CGSize) -> some View { self }

  /// Accepted without effect: this view with its centre at a point.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Accepted without effect: this view with its centre at a point.
  public func position(_ position: CGPoint) -> some View { self }

  /// Accepted without effect: this view turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Accepted without effect: this view turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    self
  }

  /// Accepted without effect: this view drawn larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Accepted without effect: this view drawn larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Accepted without effect: this view drawn larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  /// Accepted without effect: where this view lines up with others; it is never asked.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    self
  }

  /// Accepted without effect: where this view lines up with others; it is never asked.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    self
  }
}

/// Accepted without effect: how colours are mixed with those behind them.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// Accepted without effect: how colours are kept while a picture is made.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// Accepted without effect: what a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each purpose.
  public let rawValue: Int

  /// The purposes of which the bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be touched.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// To be dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// To have a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// To be pointed at.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// To be read aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
