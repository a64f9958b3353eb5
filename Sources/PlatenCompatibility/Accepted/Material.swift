import PlatenControls
import PlatenLines

/// Accepted without effect: a material leaves the terminal's background unchanged.
public struct Material: ShapeStyle {
  /// An empty style, so that text keeps the color of the surrounding text.
  public var foreground: Style { .plain }

  /// Returns an empty style, which shows the terminal's background.
  public func backdrop(for text: Style) -> Style { .plain }

  /// Accepted without effect: the thinnest material has no color.
  public static let ultraThin = Material()
  /// Accepted without effect: a thin material has no color.
  public static let thin = Material()
  /// Accepted without effect: a material of medium thickness has no color.
  public static let regular = Material()
  /// Accepted without effect: a thick material has no color.
  public static let thick = Material()
  /// Accepted without effect: the thickest material has no color.
  public static let ultraThick = Material()
  /// Accepted without effect: the material of bars has no color.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// Accepted without effect: the thinnest material, as a shape style, has no color.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Accepted without effect: a thin material, as a shape style, has no color.
  public static var thinMaterial: Material { .thin }
  /// Accepted without effect: a material of medium thickness, as a shape style, has no color.
  public static var regularMaterial: Material { .regular }
  /// Accepted without effect: a thick material, as a shape style, has no color.
  public static var thickMaterial: Material { .thick }
  /// Accepted without effect: the thickest material, as a shape style, has no color.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// Accepted without effect: the material of bars, as a shape style, has no color.
  public static var bar: Material { .bar }
}
