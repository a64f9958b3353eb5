import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A colour, of the terminal's own sixteen where it has the name, else true colour.
///
///     Text("late").foregroundColor(.red)
///     Color.red.frame(width: 80, height: 16)  // ten red cells
///
/// As a view it fills the room that it gets, and makes none: without a frame it takes no line.
public struct Color: ShapeStyle, Hashable {
  private let ink: Ink
  /// From 0, not to be seen, to 1.
  private var opacity = 1.0

  private enum Ink: Hashable {
    /// That of the text around, at last the terminal's own.
    case ofText
    case own(Style.Color)
    /// One that nobody here knows.
    case unknown
  }

  private init(_ ink: Style.Color) { self.ink = .own(ink) }

  private init(_ ink: Ink, opacity: Double) { (self.ink, self.opacity) = (ink, opacity) }

  /// Where in red, green and blue a colour is; all are taken for the first.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Components from 0 to 1; others are taken for the nearest of these.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0 }
    self.init(.own(.rgb(byte(red), byte(green), byte(blue))), opacity: opacity)
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place on the wheel, how far it is from grey, and how light it is, each from 0
  /// to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour of the program's assets, of which there are none here: text keeps the colour that it
  /// has, and nothing is filled.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.unknown, opacity: 1) }

  /// This colour, letting through more of what is behind it: text in it is dim, and below one half it
  /// fills nothing.
  public func opacity(_ opacity: Double) -> Color { Color(ink, opacity: self.opacity * opacity) }

  /// The style of text in this colour. What cannot be seen is dim, for it can still be read.
  public var foreground: Style {
    let attributes: Style.Attributes = opacity < 1 ? .dim : []
    guard case .own(let color) = ink else { return Style(attributes) }
    return Style(attributes, foreground: color)
  }

  /// The style of cells filled with this colour.
  public func backdrop(for text: Style) -> Style {
    if opacity < 0.5 { return .plain }
    switch ink {
    case .own(let color): return Style(background: color)
    case .ofText: return text.foreground.map { Style(background: $0) } ?? .inverse
    case .unknown: return .plain
    }
  }

  /// The terminal's red.
  public static let red = Color(.red)
  /// An orange in true colour.
  public static let orange = Color(.rgb(255, 149, 0))
  /// The terminal's yellow.
  public static let yellow = Color(.yellow)
  /// The terminal's green.
  public static let green = Color(.green)
  /// A mint in true colour.
  public static let mint = Color(.rgb(0, 199, 190))
  /// A teal in true colour.
  public static let teal = Color(.rgb(48, 176, 199))
  /// The terminal's cyan.
  public static let cyan = Color(.cyan)
  /// The terminal's blue.
  public static let blue = Color(.blue)
  /// An indigo in true colour.
  public static let indigo = Color(.rgb(88, 86, 214))
  /// The terminal's magenta.
  public static let purple = Color(.magenta)
  /// A pink in true colour.
  public static let pink = Color(.rgb(255, 45, 85))
  /// A brown in true colour.
  public static let brown = Color(.rgb(162, 132, 94))
  /// The terminal's white.
  public static let white = Color(.white)
  /// The terminal's bright black.
  public static let gray = Color(.brightBlack)
  /// The terminal's black.
  public static let black = Color(.black)
  /// The colour of text that has none: that of the text around, at last the terminal's own.
  public static let primary = Color(.ofText, opacity: 1)
  /// For what matters less, in the look of the theme.
  public static let secondary = Color(.role(.dim))
  /// For what can be acted on, in the look of the theme.
  public static let accentColor = Color(.role(.accent))
  /// A colour that cannot be seen: it fills nothing, and keeps the room of its frame.
  public static let clear = Color(.ofText, opacity: 0)
}

extension Color: View {
  /// Nothing: the colour itself fills the room in its place.
  public typealias Body = Never
}

extension Color: Fill {}

extension ShapeStyle where Self == Color {
  /// As `Color.red`.
  public static var red: Color { Color.red }
  /// As `Color.orange`.
  public static var orange: Color { Color.orange }
  /// As `Color.yellow`.
  public static var yellow: Color { Color.yellow }
  /// As `Color.green`.
  public static var green: Color { Color.green }
  /// As `Color.mint`.
  public static var mint: Color { Color.mint }
  /// As `Color.teal`.
  public static var teal: Color { Color.teal }
  /// As `Color.cyan`.
  public static var cyan: Color { Color.cyan }
  /// As `Color.blue`.
  public static var blue: Color { Color.blue }
  /// As `Color.indigo`.
  public static var indigo: Color { Color.indigo }
  /// As `Color.purple`.
  public static var purple: Color { Color.purple }
  /// As `Color.pink`.
  public static var pink: Color { Color.pink }
  /// As `Color.brown`.
  public static var brown: Color { Color.brown }
  /// As `Color.white`.
  public static var white: Color { Color.white }
  /// As `Color.gray`.
  public static var gray: Color { Color.gray }
  /// As `Color.black`.
  public static var black: Color { Color.black }
  /// As `Color.clear`.
  public static var clear: Color { Color.clear }
}
