import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A shape, which is filled as its bounding rectangle; its outline draws nothing.
///
///     Circle().fill(.green).frame(width: 8, height: 16)  // a green cell
///
/// A filled shape colors the cells of its frame or, as a background or an overlay, those of the
/// other view. Without a frame, it has no lines. An outline draws nothing but occupies the space of
/// its frame.
public protocol Shape: Animatable, View, Sendable {
  /// Returns the outline of the shape in a rectangle. Drawing does not use it.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape filled with the inherited style of text.
  public var body: _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }

  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, isFilled: true)
  }

  /// Fills the shape with the inherited style of text.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// Has no effect: the outline of a shape draws nothing, whatever its stroke style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self, S> {
    withoutEffect(outline(content))
  }

  /// Has no effect: the outline of a shape draws nothing, whatever its line width.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self, S> {
    withoutEffect(outline(content))
  }

  /// Has no effect: an outline in the inherited style draws nothing.
  public func stroke(style: StrokeStyle) -> some Shape { withoutEffect(Path()) }

  /// Has no effect: an outline in the inherited style draws nothing, whatever its width.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { withoutEffect(Path()) }

  /// The outline of the shape, which draws nothing.
  fileprivate func outline<S: ShapeStyle>(_ content: S) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, isFilled: false)
  }

  /// Has no effect: a shape fills its whole frame.
  public func size(_ size: CGSize) -> some Shape { withoutEffect(self) }

  /// Has no effect: a shape fills its whole frame, whatever its width and height.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { withoutEffect(self) }

  /// Has no effect: a shape is always drawn as its whole rectangle.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    withoutEffect(self)
  }

  /// Has no effect: the bounding rectangle of a shape does not rotate.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    withoutEffect(self)
  }

  /// Has no effect: a shape has the size of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    withoutEffect(self)
  }

  /// Has no effect: a shape has the size of its frame in both dimensions.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    withoutEffect(self)
  }
}

/// A shape that can be inset; its inner border draws nothing.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Has no effect: the inner border of a shape draws nothing, whatever its stroke style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    withoutEffect(outline(content))
  }

  /// Has no effect: the inner border of a shape draws nothing, whatever its line width.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    withoutEffect(outline(content))
  }

  /// Has no effect: an inner border in the inherited style draws nothing.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    withoutEffect(Path())
  }

  /// Has no effect: an inner border in the inherited style draws nothing, whatever its
  /// width.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    withoutEffect(Path())
  }
}

/// A shape with the style that fills it or draws its outline.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Fill {
  /// The shape of the view.
  public var shape: Content
  /// The style that fills the shape or draws its outline.
  public var style: Style
  let isFilled: Bool

  func backdrop(for text: PlatenLines.Style) -> PlatenLines.Style {
    isFilled && !(shape is Path) ? style.backdrop(for: text) : .plain
  }
}

extension _ShapeView {
  /// Has no effect: the outline of a filled shape draws nothing, whatever its line width.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self {
    withoutEffect(self)
  }

  /// Has no effect: the outline of a filled shape draws nothing, whatever its stroke
  /// style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self {
    withoutEffect(self)
  }

  /// Has no effect: the inner border of a filled shape draws nothing.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self {
    withoutEffect(self)
  }
}
