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
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(.rgb(byte(red), byte(green), byte(blue)))
  }

  public var foreground: Style { Style(foreground: ink) }

  public static let red = Color(.red)
  public static let orange = Color(.rgb(255, 149, 0))
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.rgb(0, 199, 190))
  public static let teal = Color(.rgb(48, 176, 199))
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.rgb(88, 86, 214))
  public static let purple = Color(.magenta)
  public static let pink = Color(.rgb(255, 45, 85))
  public static let brown = Color(.rgb(162, 132, 94))
  public static let white = Color(.white)
  public static let gray = Color(.brightBlack)
  public static let black = Color(.black)
  public static let primary = Color(nil)
  public static let secondary = Color(.brightBlack)
  public static let accentColor = Color(.blue)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
}

/// A style by its importance: the first plain, the others dim.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let foreground: Style
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(foreground: .plain) }
  public static var secondary: HierarchicalShapeStyle { .init(foreground: .dim) }
  public static var tertiary: HierarchicalShapeStyle { .init(foreground: .dim) }
  public static var quaternary: HierarchicalShapeStyle { .init(foreground: .dim) }
}
