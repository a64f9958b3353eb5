import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

extension Color {
  /// The components of a color in the sRGB color space.
  public struct Resolved: ShapeStyle, Hashable, Codable {
    public var red, green, blue, opacity: Float

    /// Creates a color from components in a color space; all spaces are treated as sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// The red component in linear light.
    public var linearRed: Float { Self.linear(red) }
    /// The green component in linear light.
    public var linearGreen: Float { Self.linear(green) }
    /// The blue component in linear light.
    public var linearBlue: Float { Self.linear(blue) }

    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private var color: Color { Color(self) }

    /// The style of text in this color.
    public var foreground: Style { color.foreground }

    /// Returns the style of cells filled with these components.
    public func backdrop(for text: Style) -> Style { color.backdrop(for: text) }
  }

  /// Creates a color from its components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of this color. The components of colors that the terminal determines are
  /// those of Apple's platforms.
  @MainActor @preconcurrency
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(isDark: environment.colorScheme == .dark)
  }

  private func resolved(isDark: Bool) -> Resolved {
    let digits =
      hex ?? Self.usual[opacity < 1 ? "" : name ?? ""] ?? (isDark ? "#FFFFFF" : "#000000")
    let value = UInt32(digits.dropFirst(), radix: 16) ?? 0
    return Resolved(
      red: Float(value >> 16 & 0xFF) / 255, green: Float(value >> 8 & 0xFF) / 255,
      blue: Float(value & 0xFF) / 255, opacity: Float(opacity))
  }

  /// Returns a mixture of this color and another, by a fraction from 0 to 1, in the light color
  /// scheme. All color spaces are treated as sRGB.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let (one, other) = (resolved(isDark: false), rhs.resolved(isDark: false))
    let share = Float(min(max(fraction, 0), 1))
    func mixed(_ component: KeyPath<Resolved, Float>) -> Float {
      one[keyPath: component] * (1 - share) + other[keyPath: component] * share
    }
    return Color(
      Resolved(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity)))
  }

  private static let usual = [
    "red": "#FF3B30", "yellow": "#FFCC00", "green": "#34C759", "cyan": "#32ADE6",
    "blue": "#007AFF", "purple": "#AF52DE", "white": "#FFFFFF", "gray": "#8E8E93",
    "black": "#000000", "accent": "#007AFF",
  ]
}
