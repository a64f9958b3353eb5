import PlatenConsole

/// A program with screens and a prompt.
@MainActor
final class StubProgram: ConsoleDelegate {
  let promptText = "form> "
  var screens: [Launcher.Choice]

  init(screens: String...) {
    self.screens = screens.map { Launcher.Choice(title: $0, summary: "") }
  }

  func completions(of word: String, after line: String) -> [String] { [] }
  func mayKeep(_ line: String) -> Bool { false }
  func echo(of line: String) -> String { line }
  func isCommand(_ line: String) -> Bool { line.hasPrefix("open") }
  func commandHelp(width: Int) -> [String] { ["commands in \(width) cells"] }
  func interrupt() {}
  func resize() {}
}
