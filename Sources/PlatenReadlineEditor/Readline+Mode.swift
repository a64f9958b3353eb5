#if Terminal && os(Linux)
  @preconcurrency import PlatenReadline
  import PlatenTerminal

  extension Readline {
    /// What stands before the prompt to say how keys are taken, if `.inputrc` asks for that by
    /// `show-mode-in-prompt`; without what is there to change colours.
    ///
    /// It is asked for whenever the prompt is painted, and found out once after each key.
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
    /// The text without what stands between the marks that readline has for the invisible.
    fileprivate var visible: String {
      let parts = split(separator: "\u{1}", omittingEmptySubsequences: false)
      return (parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != "\u{2}" }.dropFirst() })
        .joined()
    }
  }
#endif
