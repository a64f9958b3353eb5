import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct ColumnsTests {
  @Test func candidatesAreArrangedInColumns() {
    #expect(columns(of: ["a", "b", "日本", "d"], width: 12) == ["a     日本", "b     d"])
  }

  @Test func candidatesFormOneColumnOnANarrowTerminal() {
    #expect(columns(of: ["alpha", "beta"], width: 4) == ["alpha", "beta"])
  }

  @Test func controlCharactersInCandidatesAreReplaced() {
    #expect(columns(of: ["\u{1B}[2J"], width: 9) == ["␛[2J"])
  }

  @Test func linesAreStyledByTheirPrefix() {
    #expect(PromptStyle.styled("! no") == Line("! no", style: Style(role: .error)))
    #expect(PromptStyle.styled("  shown") == "  shown")
    let alert = Line("no", style: Style(foreground: .red))
    #expect(PromptStyle.styled("  " + alert) == "  " + alert)
    #expect(
      PromptStyle.styled("+ " + alert) == Line("+ ", style: Style(role: .success)) + alert)
  }
}
