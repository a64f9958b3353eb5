import Platen
import Testing

@Suite struct ScriptTests {
  @Test func commandsAndCommentsAreSteps() {
    let script = Script("> show\n  hello\n# Now it goes.\n> close")
    #expect(script.steps == [.input("> show"), .input("# Now it goes."), .input("> close")])
  }

  @Test(arguments: ["  hello\n> show", "\n> show", "- hello\n> show", ">\n> show"])
  func linesBeforeTheFirstCommandAreTheFrame(text: String) {
    #expect(Script(text).steps == [.frame, .input("> show")])
  }

  @Test(arguments: ["# hello", ""]) func withoutACommandTheFrameIsShown(text: String) {
    #expect(Script(text).steps.last == .frame)
  }

  @Test func trailingSpacesAreIgnored() {
    #expect(Script("> show  \n  hello   ").expected == ["> show", "  hello"])
  }

  @Test func anInputIsExpectedInItsMaskedForm() {
    #expect(Script(">  set a \u{1B}[2J").expected == ["> set a ␛[2J"])
  }

  @Test(arguments: ["> show\n  hello\n", "> show\r\n  hello\r\n", "> show\n  hello"])
  func allLineEndingsAreAccepted(text: String) {
    #expect(Script(text).expected == ["> show", "  hello"])
  }

  @Test func onlyNewlinesEndALine() {
    #expect(Script("> set a b\u{2028}c\rd").steps == [.input("> set a b\u{2028}c\rd")])
  }
}
