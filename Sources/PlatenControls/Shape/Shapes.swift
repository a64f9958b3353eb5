import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public nonisolated init() {}

  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The same: text has no finer room.
  public nonisolated func inset(by amount: CGFloat) -> Rectangle { self }
}

/// A rectangle with round corners; in text all corners are alike.
public struct RoundedRectangle: InsettableShape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners have a size.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// A rectangle whose corners have a radius.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The rectangle around it.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The same: text has no finer room.
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

/// A rectangle whose corners are rounded each in its own way; in text all corners are alike.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners have radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// A rectangle whose corners have radii.
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

  /// The rectangle around it.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The same: text has no finer room.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeading: CGFloat
  /// The radius at the bottom left.
  public var bottomLeading: CGFloat
  /// The radius at the bottom right.
  public var bottomTrailing: CGFloat
  /// The radius at the top right.
  public var topTrailing: CGFloat

  /// Radii in points, 0 where none is given.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// Accepted without effect: how corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a part of a circle.
  case circular
  /// Without a visible beginning.
  case continuous
}

/// A circle, which in text is the rectangle around it.
public struct Circle: InsettableShape {
  /// A circle.
  public nonisolated init() {}

  /// The rectangle around it.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The same: text has no finer room.
  public nonisolated func inset(by amount: CGFloat) -> Circle { self }
}

/// An ellipse, which in text is the rectangle around it.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public nonisolated init() {}

  /// The rectangle around it.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The same: text has no finer room.
  public nonisolated func inset(by amount: CGFloat) -> Ellipse { self }
}

/// A rectangle whose short sides are round, which in text is the rectangle around it.
public struct Capsule: InsettableShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle whose short sides are round.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The rectangle around it.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The same: text has no finer room.
  public nonisolated func inset(by amount: CGFloat) -> Capsule { self }
}

/// The shape of what stands around, which in text is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of what stands around.
  public nonisolated init() {}

  /// The rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The same: text has no finer room.
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// A shape whose type is hidden.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline of the one that is hidden.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a radius.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle whose corners have a size.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are round.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose short sides are round.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what stands around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
