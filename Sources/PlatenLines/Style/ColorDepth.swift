/// How many colours a terminal shows.
public enum ColorDepth: Int, Sendable, CaseIterable {
  /// None but the terminal's own two.
  case none
  /// The sixteen whose look the terminal chooses.
  case sixteen
  /// The 256 of xterm.
  case palette
  /// Red, green and blue, each 0 to 255.
  case full
}

extension ColorDepth {
  /// What the environment of a program says of its terminal.
  ///
  /// `NO_COLOR` that is not empty means none, `COLORTERM` of `truecolor` or `24bit` all, a `TERM`
  /// with `256color` in it 256, no `TERM`, `dumb` or a `vt100` none, and any other sixteen.
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
  /// Whether it is the name of a kind of terminal that shows no colours.
  fileprivate var isWithoutColor: Bool {
    isEmpty || self == "dumb" || starts(with: /vt[0-9]/) || hasSuffix("-m") || hasSuffix("-mono")
  }
}
