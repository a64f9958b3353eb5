extension Style {
  /// A color that a terminal can display.
  ///
  ///     Style(foreground: .brightRed, background: .palette(236))
  ///     Style(foreground: .rgb(255, 128, 0))
  public enum Color: Sendable, Hashable {
    /// One of the 16 ANSI colors, whose exact values the terminal chooses.
    case ansi(ANSI)
    /// One of the 256 xterm colors: the ANSI colors, a 6 × 6 × 6 cube from 16, and grays from 232.
    case palette(UInt8)
    /// A color with red, green, and blue components from 0 to 255.
    case rgb(UInt8, UInt8, UInt8)
    /// The color that the theme assigns to a role.
    case role(Role)
    /// A color that differs between light and dark backgrounds.
    case adaptive(AdaptiveColor)
  }
}

extension Style.Color {
  /// The 16 named colors, in the numeric order that terminals use.
  public enum ANSI: UInt8, Sendable, Hashable, CaseIterable {
    /// The colors with the numbers 0 to 7.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// The colors with the numbers 8 to 11: brighter versions of 0 to 3.
    case brightBlack, brightRed, brightGreen, brightYellow
    /// The colors with the numbers 12 to 15: brighter versions of 4 to 7.
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  /// The terminal's ANSI black.
  public static let black = Self.ansi(.black)
  /// The terminal's ANSI red.
  public static let red = Self.ansi(.red)
  /// The terminal's ANSI green.
  public static let green = Self.ansi(.green)
  /// The terminal's ANSI yellow.
  public static let yellow = Self.ansi(.yellow)
  /// The terminal's ANSI blue.
  public static let blue = Self.ansi(.blue)
  /// The terminal's ANSI magenta.
  public static let magenta = Self.ansi(.magenta)
  /// The terminal's ANSI cyan.
  public static let cyan = Self.ansi(.cyan)
  /// The terminal's ANSI white.
  public static let white = Self.ansi(.white)
  /// The terminal's bright black, a dark gray.
  public static let brightBlack = Self.ansi(.brightBlack)
  /// The terminal's ANSI bright red.
  public static let brightRed = Self.ansi(.brightRed)
  /// The terminal's ANSI bright green.
  public static let brightGreen = Self.ansi(.brightGreen)
  /// The terminal's ANSI bright yellow.
  public static let brightYellow = Self.ansi(.brightYellow)
  /// The terminal's ANSI bright blue.
  public static let brightBlue = Self.ansi(.brightBlue)
  /// The terminal's ANSI bright magenta.
  public static let brightMagenta = Self.ansi(.brightMagenta)
  /// The terminal's ANSI bright cyan.
  public static let brightCyan = Self.ansi(.brightCyan)
  /// The terminal's ANSI bright white.
  public static let brightWhite = Self.ansi(.brightWhite)
}

extension Style.Color {
  /// Returns the nearest color that a terminal supports, or `nil` if the terminal supports no
  /// colors.
  ///
  ///     Style.Color.rgb(255, 95, 1).reduced(to: .palette)  // .palette(202)
  ///
  /// The nearest color has the smallest sum of squared differences in red, green, and blue. For a
  /// role and an adaptive color, which have no color until a theme resolves them, the result is
  /// `nil`.
  public func reduced(to depth: ColorDepth) -> Style.Color? {
    switch (self, depth) {
    case (_, .none), (.role, _), (.adaptive, _): nil
    case (.rgb(let red, let green, let blue), .palette):
      .palette(RGB(red, green, blue).nearestInPalette)
    case (.rgb(let red, let green, let blue), .sixteen): RGB(red, green, blue).nearestNamed
    case (.palette(let number), .sixteen): RGB(palette: number).nearestNamed
    default: self
    }
  }
}

/// A color given by its components, each from 0 to 255.
struct RGB: Equatable {
  let red, green, blue: Int

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (Int(red), Int(green), Int(blue))
  }

  private init(_ components: [Int]) {
    (red, green, blue) = (components[0], components[1], components[2])
  }

  /// The component values in xterm's color cube.
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The values that xterm uses for the 16 ANSI colors.
  private static let named: [RGB] = [
    [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205],
    [0, 205, 205], [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0],
    [92, 92, 255], [255, 0, 255], [0, 255, 255], [255, 255, 255],
  ].map(RGB.init)

  /// Creates the value that xterm uses for one of its 256 colors.
  init(palette number: UInt8) {
    switch Int(number) {
    case let number where number < 16: self = Self.named[number]
    case let number where number < 232:
      let place = number - 16
      self.init([place / 36, place / 6 % 6, place % 6].map { Self.levels[$0] })
    case let number: self.init(Array(repeating: 8 + 10 * (number - 232), count: 3))
    }
  }

  private func distance(to other: RGB) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }

  /// The number of the nearest color in xterm's cube and grays.
  ///
  /// The ANSI colors are excluded because terminals choose their values.
  fileprivate var nearestInPalette: UInt8 {
    func level(_ component: Int) -> Int { component < 48 ? 0 : max((component - 35) / 40, 1) }
    let cube = UInt8(16 + 36 * level(red) + 6 * level(green) + level(blue))
    let step = ((red + green + blue) / 3 - 3) / 10
    let grey = UInt8(232 + min(max(step, 0), 23))
    return distance(to: RGB(palette: grey)) < distance(to: RGB(palette: cube)) ? grey : cube
  }

  fileprivate var nearestNamed: Style.Color? {
    Style.Color.ANSI.allCases
      .min {
        distance(to: Self.named[Int($0.rawValue)]) < distance(to: Self.named[Int($1.rawValue)])
      }
      .map(Style.Color.ansi)
  }
}
