import PlatenControls
import PlatenLines

/// A material, which leaves the terminal's background unchanged.
public struct Material: ShapeStyle {
  /// Always an empty style: text keeps the color of the surrounding text.
  public var foreground: Style { .plain }

  /// Returns an empty style, which shows the terminal's background.
  public func backdrop(for text: Style) -> Style { .plain }

  /// The thinnest material, which has no color.
  public static let ultraThin = Material()
  /// A thin material, which has no color.
  public static let thin = Material()
  /// A material of medium thickness, which has no color.
  public static let regular = Material()
  /// A thick material, which has no color.
  public static let thick = Material()
  /// The thickest material, which has no color.
  public static let ultraThick = Material()
  /// The material of bars, which has no color.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// The shape style of the thinnest material, which has no color.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The shape style of a thin material, which has no color.
  public static var thinMaterial: Material { .thin }
  /// The shape style of a material of medium thickness, which has no color.
  public static var regularMaterial: Material { .regular }
  /// The shape style of a thick material, which has no color.
  public static var thickMaterial: Material { .thick }
  /// The shape style of the thickest material, which has no color.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The shape style of the material of bars, which has no color.
  public static var bar: Material { .bar }
}
