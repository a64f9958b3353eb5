import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The help about keys: those of the focused control, of the screen, and of every screen.
@MainActor
struct KeyHelp {
  private let sections: [HelpSection]

  /// Creates the help for a screen, or for a terminal without a screen if the session is `nil`.
  ///
  /// - Parameter listsScreens: Whether a key opens the list of screens.
  init(of session: Session?, listsScreens: Bool) {
    let everywhere =
      session.hasPrompt
      ? Self.everywhere(listsScreens: listsScreens) : Self.everywhereWithoutPrompt
    sections = (session?.keys.map.help ?? []) + [everywhere]
  }

  /// Returns the help, followed by the commands, within a width in cells.
  ///
  /// On a wide terminal, the keys and the commands are in two columns.
  func lines(width: Int, commands: (_ width: Int) -> [String]) -> [Line] {
    let available = commands(width)
    if available.isEmpty { return keys(width: width) }
    let gap = 4
    let half = (width - gap) / 2
    guard half >= 60 else {
      return keys(width: width) + [.empty] + headed(available)
    }
    return beside(keys(width: half), headed(commands(half)), at: half + gap)
  }

  private func keys(width: Int) -> [Line] {
    Array(sections.map { headed($0.lines(within: width)) }.joined(separator: [.empty]))
  }

  /// Returns lines in which those that end with a colon are headings.
  private func headed(_ lines: [String]) -> [Line] {
    lines.map { Line($0, style: $0.hasSuffix(":") && !$0.hasPrefix(" ") ? .bold : .plain) }
  }

  private func beside(_ left: [Line], _ right: [Line], at column: Int) -> [Line] {
    (0..<max(left.count, right.count)).map { row in
      let first = row < left.count ? left[row] : .empty
      return row < right.count ? first.padded(to: column) + right[row] : first
    }
  }

  /// The keys of a screen that Escape cancels, below which there is no prompt.
  private static let everywhereWithoutPrompt = HelpSection(
    title: "Everywhere:",
    entries: [
      HelpEntry(term: "Tab, Shift-Tab", meaning: "Move the focus."),
      HelpEntry(term: "Esc", meaning: "Close what is open, go back, or cancel."),
      scrolling, help, redrawing,
      HelpEntry(term: "Ctrl-C", meaning: "Stop the program."),
      HelpEntry(term: "Ctrl-D", meaning: "End the input where nothing is typed."),
    ])

  private static let scrolling = HelpEntry(
    term: "PgUp, PgDn", meaning: "Scroll a screen that is taller than the terminal.")
  private static let help = HelpEntry(
    term: "F1, ?", meaning: "Show the keys; where text is entered, ? is text.")
  private static let redrawing = HelpEntry(term: "Ctrl-L", meaning: "Redraw the screen.")

  private static func everywhere(listsScreens: Bool) -> HelpSection {
    var entries = [
      HelpEntry(term: "Tab, Shift-Tab", meaning: "Move the focus, or complete text at the prompt."),
      HelpEntry(term: "Esc", meaning: "Close what is open, go back, or return to the prompt."),
      scrolling, help, redrawing,
      HelpEntry(term: "Ctrl-C", meaning: "Stop the command or return to the prompt; there, quit."),
      HelpEntry(term: "Ctrl-D", meaning: "Return to the prompt; there, quit."),
    ]
    if listsScreens {
      entries.insert(HelpEntry(term: "Down", meaning: "At an empty prompt, list screens."), at: 2)
    }
    return HelpSection(title: "Everywhere:", entries: entries)
  }
}
