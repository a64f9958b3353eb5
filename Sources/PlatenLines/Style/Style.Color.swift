extension Style {
  /// A colour that a terminal can show.
  ///
  ///     Style(foreground: .brightRed, background: .palette(236))
  ///     Style(foreground: .rgb(255, 128, 0))
  public enum Color: Sendable, Hashable {
    /// One of the sixteen whose exact look is the terminal's choice.
    case ansi(ANSI)
    /// One of the 256 of xterm: the sixteen, a cube of 6 × 6 × 6 from 16 on, greys from 232 on.
    case palette(UInt8)
    /// Red, green and blue, each 0 to 255.
    case rgb(UInt8, UInt8, UInt8)
    /// That of text of a role, which is up to the theme.
    case role(Role)
  }
}

extension Style.Color {
  /// The sixteen named colours, in the order that terminals count them.
  public enum ANSI: UInt8, Sendable, Hashable, CaseIterable {
    /// Numbers 0 to 7.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// Numbers 8 to 11: the first four, brighter.
    case brightBlack, brightRed, brightGreen, brightYellow
    /// Numbers 12 to 15: the other four, brighter.
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  /// The terminal's black.
  public static let black = Self.ansi(.black)
  /// The terminal's red.
  public static let red = Self.ansi(.red)
  /// The terminal's green.
  public static let green = Self.ansi(.green)
  /// The terminal's yellow.
  public static let yellow = Self.ansi(.yellow)
  /// The terminal's blue.
  public static let blue = Self.ansi(.blue)
  /// The terminal's magenta.
  public static let magenta = Self.ansi(.magenta)
  /// The terminal's cyan.
  public static let cyan = Self.ansi(.cyan)
  /// The terminal's white.
  public static let white = Self.ansi(.white)
  /// The terminal's bright black, a dark grey.
  public static let brightBlack = Self.ansi(.brightBlack)
  /// The terminal's bright red.
  public static let brightRed = Self.ansi(.brightRed)
  /// The terminal's bright green.
  public static let brightGreen = Self.ansi(.brightGreen)
  /// The terminal's bright yellow.
  public static let brightYellow = Self.ansi(.brightYellow)
  /// The terminal's bright blue.
  public static let brightBlue = Self.ansi(.brightBlue)
  /// The terminal's bright magenta.
  public static let brightMagenta = Self.ansi(.brightMagenta)
  /// The terminal's bright cyan.
  public static let brightCyan = Self.ansi(.brightCyan)
  /// The terminal's bright white.
  public static let brightWhite = Self.ansi(.brightWhite)
}
