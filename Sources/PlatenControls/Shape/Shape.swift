import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A shape, which in text is the rectangle around it.
///
///     Circle().fill(.green).frame(width: 8, height: 16)  // a green cell
///
/// Filled, it colours the cells that its frame gives it, or those of the view that it lies behind;
/// without a frame it takes no line. Outlines draw nothing, and keep the room of their frames.
public protocol Shape: Animatable, View, Sendable {
  /// The outline in a rectangle, which text does not ask for.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape filled with the style of the text around.
  public var body: _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, isFilled: true)
  }

  /// The shape filled with the style of the text around.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// Accepted without effect: the outline of the shape, which draws nothing.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, isFilled: false)
  }

  /// Accepted without effect: the outline of the shape, which draws nothing.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Accepted without effect: the outline of the shape, which draws nothing.
  public func stroke(style: StrokeStyle) -> some Shape { Path() }

  /// Accepted without effect: the outline of the shape, which draws nothing.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { Path() }

  /// Accepted without effect: a part of the outline.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }

  /// Accepted without effect: the shape turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }

  /// Accepted without effect: the shape larger or smaller.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }

  /// Accepted without effect: the shape larger or smaller.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    self
  }
}

/// A shape that can be drawn further inside.
public protocol InsettableShape: Shape {
  /// The type of the shape that is drawn further inside.
  associatedtype InsetShape: InsettableShape

  /// The shape drawn further inside by so many points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Accepted without effect: the outline inside of the shape, which draws nothing.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: style)
  }

  /// Accepted without effect: the outline inside of the shape, which draws nothing.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, lineWidth: lineWidth)
  }

  /// Accepted without effect: the outline inside of the shape, which draws nothing.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    stroke(style: style)
  }

  /// Accepted without effect: the outline inside of the shape, which draws nothing.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    stroke(lineWidth: lineWidth)
  }
}

/// A shape with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Fill {
  /// The shape.
  public var shape: Content
  /// What it is filled with, or what its outline is drawn in.
  public var style: Style
  let isFilled: Bool

  func backdrop(for text: PlatenLines.Style) -> PlatenLines.Style {
    isFilled && !(shape is Path) ? style.backdrop(for: text) : .plain
  }
}

extension _ShapeView {
  /// Accepted without effect: the outline of the shape, which draws nothing.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self { self }

  /// Accepted without effect: the outline of the shape, which draws nothing.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self { self }

  /// Accepted without effect: the outline inside of the shape, which draws nothing.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self { self }
}
