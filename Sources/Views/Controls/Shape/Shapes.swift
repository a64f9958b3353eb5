import Foundation

/// A rectangle, which fills all cells of its frame.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  /// Returns the rectangle as a path.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rectangle unchanged, because a cell has no finer subdivision.
  public nonisolated func inset(by amount: CGFloat) -> Rectangle { self }
}

/// A rounded rectangle, filled with square corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and the height of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle with a corner size in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Creates a rounded rectangle with a corner radius in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the bounds of the rounded rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the rounded rectangle unchanged, because a cell has no finer subdivision.
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

/// A rectangle with a different radius for each corner, filled with square corners.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the uneven corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a set of corner radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Creates a rectangle with a radius in points for each corner.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the bounds of the uneven rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the uneven rectangle unchanged, because a cell has no finer subdivision.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top left corner.
  public var topLeading: CGFloat
  /// The radius of the bottom left corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom right corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top right corner.
  public var topTrailing: CGFloat

  /// Creates a set of radii in points, by default 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// Has no effect: shapes are drawn with square corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Corners that are arcs of a circle.
  case circular
  /// Corners with continuous curvature.
  case continuous
}

/// A circle, drawn as its bounding rectangle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  /// Returns the bounds of the circle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the circle unchanged, because a cell has no finer subdivision.
  public nonisolated func inset(by amount: CGFloat) -> Circle { self }
}

/// An ellipse, drawn as its bounding rectangle.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  /// Returns the bounds of the ellipse.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse unchanged, because a cell has no finer subdivision.
  public nonisolated func inset(by amount: CGFloat) -> Ellipse { self }
}

/// A rectangle with round ends, drawn as its bounding rectangle.
public struct Capsule: InsettableShape {
  /// The style of the round ends.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the bounds of the capsule.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the capsule unchanged, because a cell has no finer subdivision.
  public nonisolated func inset(by amount: CGFloat) -> Capsule { self }
}

/// The shape of the container, drawn as a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates a shape that follows its container.
  public nonisolated init() {}

  /// Returns the bounds of the container.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the container shape unchanged, because a cell has no finer subdivision.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a type-erased shape.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the outline of the underlying shape.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangular shape.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rounded rectangle with a corner radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rounded rectangle with a corner size in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a set of corner radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with a radius in points for each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// A circular shape, drawn as its bounding rectangle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An elliptical shape, drawn as its bounding rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous curvature, drawn as its bounding rectangle.
  public static var capsule: Capsule { Capsule() }

  /// Returns a capsule with a corner style, drawn as its bounding rectangle.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape that follows its container, drawn as a rectangle.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
