import Platen

extension TerminalCapabilities {
  /// A terminal as the environment describes it, of 80 cells by 24 rows.
  ///
  /// - Parameter theme: How text of each role looks; if nothing, as fits the background.
  init(environment: [String: String], theme: Theme?) {
    let name = environment["TERM", default: ""]
    self.init(width: 80, height: 24, depth: ColorDepth(environment: environment))
    self.theme = theme ?? Theme(environment: environment)
    // Terminals that do not know the marks take no notice of them; the console writes them.
    showsAtOnce = name != "linux"
    keepsPlace = !Self.mayForgetPlaces(name, environment)
    reflow = environment["TMUX"] != nil ? .cells : Self.cutting(name) ? .none : .text
  }

  /// Whether it may be kitty from before 0.19.3, of 2020, which took a place that was kept from a stack
  /// when it gave it back; where none was left it went to the corner of the screen.
  private static func mayForgetPlaces(_ name: String, _ environment: [String: String]) -> Bool {
    name == "xterm-kitty"
      || environment["KITTY_WINDOW_ID"] != nil && environment["TMUX"] == nil
  }

  private static func cutting(_ name: String) -> Bool {
    ["xterm", "linux", "screen"].contains { name == $0 || name.hasPrefix("\($0)-") }
  }
}
