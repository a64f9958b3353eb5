import PlatenLines

/// The size of a terminal and the features on which the renderer depends.
package struct TerminalCapabilities: Equatable {
  /// The number of cells in a row, at least 2.
  package var width: Int
  /// The number of rows, at least 1.
  package var height: Int
  /// The range of colors that the terminal supports.
  package var depth = ColorDepth.full
  /// The styles of semantic roles.
  var theme = Theme.dark
  /// The columns to the left of the screen.
  package var gutter = Gutter.none
  /// Whether the terminal supports synchronized output (mode 2026) or ignores it.
  var showsAtOnce = false
  /// Whether the terminal supports characters outside ASCII.
  var showsUTF8 = true
  /// Whether the terminal shows links, or ignores their sequences.
  var showsLinks = false
  /// Whether a saved cursor position can be restored more than once.
  var keepsPlace = true
  /// The terminal's treatment, after a resize, of rows that are too wide.
  var reflow = Reflow.text

  /// Whether a mark in the last column belongs to its character while automatic wrapping is disabled.
  /// tmux adds the mark to the character before it.
  var keepsMarksAtMargin = true

  /// The treatment of a row that no longer fits.
  package enum Reflow {
    /// Clips the row, as xterm and the Linux console do.
    case none
    /// Wraps the row up to the end of its text.
    case text
    /// Wraps the row up to the last cell ever written, as tmux does.
    case cells
  }

  package init(
    width: Int, height: Int, depth: ColorDepth = .full, showsAtOnce: Bool = false,
    reflow: Reflow = .text
  ) {
    self.width = max(width, 2)
    self.height = max(height, 1)
    self.depth = depth
    self.showsAtOnce = showsAtOnce
    self.reflow = reflow
  }

  /// Returns the number of cells for a line next to the gutter, or for a line that begins at the
  /// left edge of the terminal.
  func room(for line: Line) -> Int {
    gutter == .none || line.has(.flushLeft) ? width : width - gutter.width
  }

  /// Resolves a style with the theme and reduces it to the supported colors.
  func style(_ style: Style) -> Style {
    style.resolved(by: theme, depth: depth)
  }
}

extension TerminalCapabilities {
  /// Creates the description of a terminal from environment variables, with a size of 80 by 24.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - theme: The selected theme.
  package init(environment: [String: String], theme: ThemeSelection) {
    let name = environment["TERM", default: ""]
    let depth = theme.depth(of: ColorDepth(environment: environment))
    self.init(width: 80, height: 24, depth: depth)
    self.theme = theme.theme(environment: environment)
    // Terminals without synchronized output ignore its sequences, except for the Linux console,
    // which prints them.
    showsAtOnce = name != "linux"
    showsLinks = TerminalFeatures(environment: environment).contains(.xterm)
    keepsPlace = !Self.mayForgetPlaces(name, environment)
    keepsMarksAtMargin = environment["TMUX"] == nil
    reflow = environment["TMUX"] != nil ? .cells : Self.cutting(name) ? .none : .text
  }

  /// Returns whether the terminal may be a version of kitty before 0.19.3 (2020).
  ///
  /// Those versions pop saved positions from a stack. If the stack is empty, the cursor moves to
  /// the corner of the screen.
  private static func mayForgetPlaces(_ name: String, _ environment: [String: String]) -> Bool {
    name == "xterm-kitty"
      || environment["KITTY_WINDOW_ID"] != nil && environment["TMUX"] == nil
  }

  private static func cutting(_ name: String) -> Bool {
    ["xterm", "linux", "screen"].contains { name == $0 || name.hasPrefix("\($0)-") }
  }
}
