import PlatenSession

extension Command {
  /// Creates the command that lets the mouse act on the screen of a live terminal.
  ///
  /// - Parameter use: A closure that receives whether to use the mouse, and returns what the mouse does
  ///   from then on.
  package static func mouse(_ use: @escaping @MainActor (Bool) -> String) -> Command {
    Command(
      "mouse", "on|off", "Let the mouse act on the screen.",
      details: """
        While the focus is on the screen, a click focuses or presses a control, and the wheel scrolls \
        a list. To select text, hold Shift.
          mouse on
        """,
      group: .session, isRecorded: false, completions: { _ in ["on", "off"] }
    ) { interpreter, arguments in
      guard ["on", "off"].contains(arguments[0]) else {
        throw CommandError("\(arguments[0].shown.inQuotes) is neither on nor off")
      }
      interpreter.answer([use(arguments[0] == "on")])
    }
  }
}
