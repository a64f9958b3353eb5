import PlatenLines

/// What text can be drawn in.
public protocol ShapeStyle: Sendable {
  /// The style that text takes.
  var foreground: Style { get }
}

/// A colour, of the terminal's own sixteen where it has the name, else true colour.
public struct Color: ShapeStyle, Hashable {
  private let ink: Style.Color?

  private init(_ ink: Style.Color?) { self.ink = ink }

  /// Components from 0 to 1; others are taken for the nearest of these.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ value: Double) -> UInt8 { value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0 }
    self.init(.rgb(byte(red), byte(green), byte(blue)))
  }

  /// The style of text in this colour.
  public var foreground: Style { Style(foreground: ink) }

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
  public static let primary = Color(nil)
  /// For what matters less, in the look of the theme.
  public static let secondary = Color(.role(.dim))
  /// For what can be acted on, in the look of the theme.
  public static let accentColor = Color(.role(.accent))
}

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
}

/// A style by its importance: the first plain, the others dim.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The style of text of this importance.
  public let foreground: Style
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Text that matters most: plain.
  public static var primary: HierarchicalShapeStyle { .init(foreground: .plain) }
  /// Text that matters less: dim.
  public static var secondary: HierarchicalShapeStyle { .init(foreground: .dim) }
  /// Text that matters little: dim.
  public static var tertiary: HierarchicalShapeStyle { .init(foreground: .dim) }
  /// Text that matters least: dim.
  public static var quaternary: HierarchicalShapeStyle { .init(foreground: .dim) }
}
