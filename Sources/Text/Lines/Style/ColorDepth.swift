/// The number of colors that a terminal supports.
public enum ColorDepth: Int, Sendable, CaseIterable {
  /// No colors except the terminal's default foreground and background.
  case none
  /// The 16 ANSI colors, whose exact values the terminal chooses.
  case sixteen
  /// The 256 colors of the xterm palette.
  case palette
  /// True color, with red, green, and blue components from 0 to 255.
  case full
}

extension ColorDepth {
  /// Creates the color depth that the environment variables of a process indicate.
  ///
  /// A nonempty `NO_COLOR` means no colors. So does a `TERM` that is missing, is `dumb`, names a VT
  /// terminal such as `vt100`, or ends in `-m` or `-mono`. Otherwise, a `COLORTERM` of `truecolor`
  /// or `24bit`, or a `TERM` that ends in `-direct`, means true color; a `TERM` that contains
  /// `256color` means 256 colors; and any other value means 16 colors.
  public init(environment: [String: String]) {
    let terminal = environment["TERM", default: ""]
    if !environment["NO_COLOR", default: ""].isEmpty || terminal.isWithoutColor {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""])
      || terminal.hasSuffix("-direct")
    {
      self = .full
    } else {
      self = terminal.contains("256color") ? .palette : .sixteen
    }
  }
}

extension String {
  /// Whether the string is the name of a terminal type without colors.
  fileprivate var isWithoutColor: Bool {
    isEmpty || self == "dumb" || starts(with: /vt[0-9]/) || hasSuffix("-m") || hasSuffix("-mono")
  }
}
