import PlatenControls
import PlatenLines

/// Accepted without effect: something that lets through what is behind it; a terminal's background
/// stays as it is.
public struct Material: ShapeStyle {
  /// None of its own: that of the text around.
  public var foreground: Style { .plain }

  /// Nothing: the terminal's own.
  public func backdrop(for text: Style) -> Style { .plain }

  /// Accepted without effect: a material that lets through nearly all.
  public static let ultraThin = Material()
  /// Accepted without effect: a material that lets through more than it keeps.
  public static let thin = Material()
  /// Accepted without effect: a material that lets through something.
  public static let regular = Material()
  /// Accepted without effect: a material that keeps more than it lets through.
  public static let thick = Material()
  /// Accepted without effect: a material that lets through hardly anything.
  public static let ultraThick = Material()
  /// Accepted without effect: the material of bars.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// Accepted without effect: a material that lets through nearly all.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Accepted without effect: a material that lets through more than it keeps.
  public static var thinMaterial: Material { .thin }
  /// Accepted without effect: a material that lets through something.
  public static var regularMaterial: Material { .regular }
  /// Accepted without effect: a material that keeps more than it lets through.
  public static var thickMaterial: Material { .thick }
  /// Accepted without effect: a material that lets through hardly anything.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Accepted without effect: the material of bars.
  public static var bar: Material { .bar }
}
