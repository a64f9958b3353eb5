import Foundation
import PlatenAssets
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A color: one of the 16 colors of the terminal if it has one of that name, otherwise true color.
///
///     Text("late").foregroundColor(.red)
///     Color.red.frame(width: 80, height: 16)  // ten red cells
///
/// As a view, a color fills the space that other views determine. Without a frame, it has no lines.
public struct Color: ShapeStyle, Hashable {
  private let source: Source
  /// The opacity, from 0 for invisible to 1 for opaque.
  package private(set) var opacity = 1.0

  private enum Source: Hashable {
    /// The inherited color of text, by default that of the terminal.
    case ofText
    case own(Style.Color)
    /// A color that no asset catalog contains.
    case unknown
  }

  private init(_ source: Style.Color) { self.source = .own(source) }

  private init(_ source: Source, opacity: Double) {
    (self.source, self.opacity) = (source, opacity)
  }

  /// The color space of RGB components; all spaces are treated as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a color from RGB components, clamped to the range from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.own(.rgb(red: red, green: green, blue: blue)), opacity: opacity)
  }

  /// Creates a gray from a value between 0, which is black, and 1, which is white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates the color of an asset catalog, which can differ between light and dark backgrounds.
  ///
  /// If no catalog contains the color, text retains its color, and nothing is filled.
  ///
  /// - Parameter bundle: Has no effect: the catalogs of all targets are searched.
  public init(_ name: String, bundle: Bundle? = nil) {
    guard let color = AssetCatalog.shared.colors[name] else {
      self.init(.unknown, opacity: 1)
      return
    }
    self.init(color)
  }

  /// Creates a color from an asset catalog.
  init(_ color: CatalogColor) {
    let (light, dark) = (color.light.style, color.dark.style)
    let adaptive = light == dark ? nil : AdaptiveColor(light: light, dark: dark)
    self.init(.own(adaptive.map(Style.Color.adaptive) ?? light), opacity: color.light.alpha)
  }

  /// Returns this color with its opacity multiplied by a factor. Text in a translucent color is
  /// dim; a color with an opacity below 0.5 fills nothing.
  public func opacity(_ opacity: Double) -> Color { Color(source, opacity: self.opacity * opacity) }

  /// The red, green, and blue components as hexadecimal digits, such as `#FF9500`; `nil` if the
  /// terminal determines the color.
  package var hex: String? {
    guard case .own(.rgb(let red, let green, let blue)) = source else { return nil }
    return "#" + [red, green, blue].map { String(format: "%02X", $0) }.joined()
  }

  /// The style of text in this color. Text in a translucent color is dim; other translucent and
  /// invisible text is muted, so that it can be read.
  public var foreground: Style {
    guard case .own(let color) = source else { return opacity < 1 ? .muted : .plain }
    return Style(opacity < 1 ? .dim : [], foreground: color)
  }

  /// Returns the style of cells filled with this color.
  public func backdrop(for text: Style) -> Style {
    if opacity < 0.5 { return .plain }
    switch source {
    case .own(let color): return Style(background: color)
    case .ofText: return text.foreground.map { Style(background: $0) } ?? .inverse
    case .unknown: return .plain
    }
  }

  /// The red of the terminal.
  public static let red = Color(.red)
  /// A true-color orange.
  public static let orange = Color(.rgb(255, 149, 0))
  /// The yellow of the terminal.
  public static let yellow = Color(.yellow)
  /// The green of the terminal.
  public static let green = Color(.green)
  /// A true-color mint.
  public static let mint = Color(.rgb(0, 199, 190))
  /// A true-color teal.
  public static let teal = Color(.rgb(48, 176, 199))
  /// The cyan of the terminal.
  public static let cyan = Color(.cyan)
  /// The blue of the terminal.
  public static let blue = Color(.blue)
  /// A true-color indigo.
  public static let indigo = Color(.rgb(88, 86, 214))
  /// The magenta of the terminal.
  public static let purple = Color(.magenta)
  /// A true-color pink.
  public static let pink = Color(.rgb(255, 45, 85))
  /// A true-color brown.
  public static let brown = Color(.rgb(162, 132, 94))
  /// The white of the terminal.
  public static let white = Color(.white)
  /// The color of secondary content in the theme, because the bright black of some terminals is the
  /// color of their background.
  public static let gray = Color(.role(.muted))
  /// The black of the terminal.
  public static let black = Color(.black)
  /// The primary color: the inherited color of text, by default that of the terminal.
  public static let primary = Color(.ofText, opacity: 1)
  /// The color of secondary content in the theme.
  public static let secondary = Color(.role(.muted))
  /// The color of controls in the theme.
  public static let accentColor = Color(.role(.accent))
  /// An invisible color, which fills nothing but occupies the space of its frame.
  public static let clear = Color(.ofText, opacity: 0)
}

extension Style.Color {
  /// Creates a color from components, clamped to the range from 0 to 1.
  fileprivate static func rgb(red: Double, green: Double, blue: Double) -> Style.Color {
    func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0 }
    return .rgb(byte(red), byte(green), byte(blue))
  }
}

extension CatalogColor.Components {
  /// The color of the components, without their opacity.
  fileprivate var style: Style.Color { .rgb(red: red, green: green, blue: blue) }
}

extension Color: CustomStringConvertible {
  /// The name of the color, or its components and its opacity as hexadecimal digits, such as
  /// `#FF9500FF`.
  public var description: String {
    let opacity = String(format: "%02X", Int((opacity.clamped * 255).rounded()))
    return name ?? hex.map { $0 + opacity } ?? "unknown"
  }

  /// The colors that have names, by the names of their properties.
  package static let named: KeyValuePairs<String, Color> = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black,
    "primary": .primary, "accent": .accentColor, "clear": .clear,
  ]

  /// The name of the color, such as `red`; `nil` if it has none.
  package var name: String? { Self.named.first { $0.value == self }?.key }
}

extension Color: View {
  /// The type of the body of a color; it fills its space itself.
  public typealias Body = Never
}

extension Color: Fill {}

extension ShapeStyle where Self == Color {
  /// A style that uses `Color.red`.
  public static var red: Color { Color.red }
  /// A style that uses `Color.orange`.
  public static var orange: Color { Color.orange }
  /// A style that uses `Color.yellow`.
  public static var yellow: Color { Color.yellow }
  /// A style that uses `Color.green`.
  public static var green: Color { Color.green }
  /// A style that uses `Color.mint`.
  public static var mint: Color { Color.mint }
  /// A style that uses `Color.teal`.
  public static var teal: Color { Color.teal }
  /// A style that uses `Color.cyan`.
  public static var cyan: Color { Color.cyan }
  /// A style that uses `Color.blue`.
  public static var blue: Color { Color.blue }
  /// A style that uses `Color.indigo`.
  public static var indigo: Color { Color.indigo }
  /// A style that uses `Color.purple`.
  public static var purple: Color { Color.purple }
  /// A style that uses `Color.pink`.
  public static var pink: Color { Color.pink }
  /// A style that uses `Color.brown`.
  public static var brown: Color { Color.brown }
  /// A style that uses `Color.white`.
  public static var white: Color { Color.white }
  /// A style that uses `Color.gray`.
  public static var gray: Color { Color.gray }
  /// A style that uses `Color.black`.
  public static var black: Color { Color.black }
  /// A style that uses `Color.clear`.
  public static var clear: Color { Color.clear }
}

extension Double {
  /// The nearest opacity from 0 to 1; 1 if the value is not a number.
  fileprivate var clamped: Double { isNaN ? 1 : min(max(self, 0), 1) }
}
