/// The features of a terminal that are independent of its cells.
package struct TerminalFeatures: OptionSet, Equatable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The sequences of xterm for the window title, the shape of the cursor, links and the background
  /// color, which other terminals implement or ignore.
  static let xterm = TerminalFeatures(rawValue: 1 << 0)
  /// Progress in the tab or the taskbar (OSC 9;4). Other terminals show OSC 9 as a notification.
  static let progress = TerminalFeatures(rawValue: 1 << 1)
  /// Marks at commands (OSC 133). kitty and Ghostty would answer a click near a mark with arrow keys.
  static let promptMarks = TerminalFeatures(rawValue: 1 << 2)
}

extension TerminalFeatures {
  /// Creates the features that the environment variables of a process indicate.
  package init(environment: [String: String]) {
    let name = environment["TERM", default: ""]
    let isPlain = ["", "dumb", "linux"].contains(name) || name.hasPrefix("vt")
    if isPlain {
      self = []
      return
    }
    self = .xterm
    // GNU screen inherits the variables of the terminal, but passes none of these sequences on.
    if !environment["STY", default: ""].isEmpty { return }
    if Self.showsProgress(environment) { insert(.progress) }
    if Self.hasPromptMarks(environment) { insert(.promptMarks) }
  }

  /// Returns whether a terminal is known to support marks, without sending keys at clicks.
  private static func hasPromptMarks(_ environment: [String: String]) -> Bool {
    let program = environment["TERM_PROGRAM", default: ""]
    if !environment["TMUX", default: ""].isEmpty { return program == "tmux" }
    return ["iTerm.app", "WezTerm", "vscode"].contains(program)
      || !environment["WT_SESSION", default: ""].isEmpty || isNewVTE(environment)
      || environment["TERM", default: ""].hasPrefix("foot")
  }

  /// Returns whether a terminal is known to show progress. tmux does not pass it on.
  private static func showsProgress(_ environment: [String: String]) -> Bool {
    if !environment["TMUX", default: ""].isEmpty { return false }
    let program = environment["TERM_PROGRAM", default: ""]
    return ["WezTerm", "ghostty"].contains(program)
      || !environment["WT_SESSION", default: ""].isEmpty
      || environment["ConEmuANSI"] == "ON" || isNewVTE(environment)
  }

  /// Returns whether the terminal uses VTE 0.80 or later, as GNOME's terminals do.
  private static func isNewVTE(_ environment: [String: String]) -> Bool {
    Int(environment["VTE_VERSION", default: ""]).map { $0 >= 8000 } ?? false
  }
}
