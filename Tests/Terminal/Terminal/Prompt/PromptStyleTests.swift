import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct PromptStyleTests {
  private func style(_ text: String) -> Style? { PromptStyle.styled(Line(text)).runs.first?.style }

  @Test func theFirstCharacterDeterminesTheStyleOfALine() {
    #expect(style("! no control") == Style(role: .error))
    #expect(style("+ new")?.foreground == .role(.success))
    #expect(style("~ moved")?.foreground == .role(.accent))
    #expect(style("- old") == .muted)
    #expect(style("plain") == .plain)
  }

  @Test func onlyThePromptOfACommandHasTheColorOfAccents() {
    let lines = [PromptStyle.styled("> quit"), PromptStyle.command("quit", after: "form> ")]
    #expect(
      lines.map { $0.runs.map { String($0.text) } } == [[">", " quit"], ["form> ", "quit"]])
    #expect(lines.allSatisfy { $0.runs.map(\.style.foreground) == [.role(.accent), nil] })
  }
}
