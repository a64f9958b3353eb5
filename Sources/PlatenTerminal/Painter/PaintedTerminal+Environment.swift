import Platen

extension PaintedTerminal {
  /// A terminal as the environment describes it, of 80 cells by 24 rows.
  ///
  /// - Parameter theme: How text of each role looks; if nothing, as fits the background.
  init(environment: [String: String], theme: Theme?) {
    let name = environment["TERM", default: ""]
    self.init(width: 80, height: 24, depth: ColorDepth(environment: environment))
    self.theme = theme ?? Theme(environment: environment)
    // Terminals that do not know the marks take no notice of them; the console writes them.
    showsAtOnce = name != "linux"
    // It took every place kept from a stack for years.
    keepsPlace = name != "xterm-kitty"
    reflow = environment["TMUX"] != nil ? .cells : Self.cutting(name) ? .none : .text
  }

  private static func cutting(_ name: String) -> Bool {
    ["xterm", "linux", "screen"].contains { name == $0 || name.hasPrefix("\($0)-") }
  }
}
