import Platen

/// What the renderer needs to know of a terminal.
struct TerminalCapabilities: Equatable {
  /// The cells of a row, at least 2.
  var width: Int
  /// The rows, at least 1.
  var height: Int
  /// The colours that it shows.
  var depth = ColorDepth.full
  /// How text of each role looks.
  var theme = Theme.dark
  /// Whether it shows what is written between two marks (mode 2026) all at once.
  var showsAtOnce = false
  /// Whether it shows characters beyond ASCII.
  var showsUTF8 = true
  /// Whether it gives the place of the cursor that it was told to keep back as often as it is asked.
  var keepsPlace = true
  /// What it does with rows that are too wide once it is narrower.
  var reflow = Reflow.text

  /// What becomes of a row that no longer fits.
  enum Reflow {
    /// It is cut off, as xterm and the console do.
    case none
    /// It goes on in the next row, as far as there is text in it.
    case text
    /// It goes on in the next row, as far as there was ever text in it, as in tmux.
    case cells
  }

  init(
    width: Int, height: Int, depth: ColorDepth = .full, showsAtOnce: Bool = false,
    reflow: Reflow = .text
  ) {
    self.width = max(width, 2)
    self.height = max(height, 1)
    self.depth = depth
    self.showsAtOnce = showsAtOnce
    self.reflow = reflow
  }

  /// A style as it is shown here.
  func style(_ style: Style) -> Style {
    style.resolved(by: depth == .none ? .none : theme).reduced(to: depth)
  }
}

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
