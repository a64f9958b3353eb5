@preconcurrency import CReadline
import PlatenTerminal

extension Readline {
  /// The editing-mode indicator, without color sequences, if `.inputrc` enables
  /// `show-mode-in-prompt`.
  ///
  /// The prompt reads this property for every redraw. The value is computed only once after each
  /// key.
  package var mode: String {
    if let knownMode { return knownMode }
    let mode = variable("show-mode-in-prompt") == "on" ? variable(nameOfMode).visible : ""
    knownMode = mode
    return mode
  }

  private var nameOfMode: String {
    if variable("editing-mode") != "vi" { return "emacs-mode-string" }
    return Self.isInCommandMode ? "vi-cmd-mode-string" : "vi-ins-mode-string"
  }

  func variable(_ name: String) -> String {
    rl_variable_value(name).map { String(cString: $0) } ?? ""
  }
}

extension String {
  /// The text without the parts that readline's markers declare invisible.
  fileprivate var visible: String {
    let parts = split(separator: "\u{1}", omittingEmptySubsequences: false)
    return (parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != "\u{2}" }.dropFirst() })
      .joined()
  }
}
