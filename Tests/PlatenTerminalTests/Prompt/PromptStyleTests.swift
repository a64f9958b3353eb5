import Platen
import Testing

@testable import PlatenTerminal

@Suite struct PromptStyleTests {
  private func style(_ text: String) -> Style? { PromptStyle.styled(Line(text)).runs.first?.style }

  @Test func theFirstCharacterDeterminesTheStyleOfALine() {
    #expect(style("! no control") == Style(role: .error))
    #expect(style("+ new")?.foreground == .green)
    #expect(style("~ moved")?.foreground == .cyan)
    #expect(style("- old") == .dim)
    #expect(style("plain") == .plain)
  }
}
