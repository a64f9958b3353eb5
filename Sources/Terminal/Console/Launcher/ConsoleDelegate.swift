import PlatenTerminal

/// A type that supplies the prompt, the completions and the history policy of a console.
@MainActor
package protocol ConsoleDelegate: AnyObject {
  /// The text of the prompt, which the console reads for every redraw.
  var promptText: String { get }

  /// Returns the words that can complete a partially typed word.
  func completions(of word: String, after line: String) -> [String]

  /// Returns whether the history can store a line. A line that may contain a secret must not be
  /// stored.
  func mayKeep(_ line: String) -> Bool

  /// Returns an entered line in the form that remains on the terminal, with possible secrets
  /// redacted.
  func echo(of line: String) -> String

  /// The screens that the user can open.
  var screens: [Launcher.Choice] { get }

  /// Returns whether a line begins with a command.
  func isCommand(_ line: String) -> Bool

  /// Returns the help about the available commands, within a width in cells.
  func commandHelp(width: Int) -> [String]

  /// Handles Ctrl-C or the end of input while no question is open.
  func interrupt()

  /// Handles a possible change of the terminal's size.
  func resize()
}
