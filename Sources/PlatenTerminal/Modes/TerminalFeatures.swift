/// The features of a terminal that are independent of its cells.
struct TerminalFeatures: OptionSet, Equatable {
  let rawValue: Int

  /// The sequences of xterm for the window title, the shape of the cursor, links and the background
  /// color, which other terminals implement or ignore.
  static let xterm = TerminalFeatures(rawValue: 1 << 0)
}

extension TerminalFeatures {
  /// Creates the features that the environment variables of a process indicate.
  init(environment: [String: String]) {
    let name = environment["TERM", default: ""]
    let isPlain = ["", "dumb", "linux"].contains(name) || name.hasPrefix("vt")
    self = isPlain ? [] : .xterm
  }
}
