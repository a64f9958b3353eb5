import Platen
import Testing

@testable import PlatenSession

@Suite struct HelpEntryTests {
  private let rows = [
    HelpEntry(term: "show", meaning: "Show the screen."),
    HelpEntry(term: "press NAME", meaning: "Press a button or follow a link on the screen."),
  ]

  @Test func helpAlignsMeaningsInOneColumn() {
    #expect(
      described(rows, within: 42) == [
        "show        Show the screen.",
        "press NAME  Press a button or follow a",
        "            link on the screen.",
      ])
  }

  @Test func narrowHelpPutsMeaningsBelowTerms() {
    #expect(
      described(rows, within: 31) == [
        "show", "      Show the screen.",
        "press NAME", "      Press a button or follow", "      a link on the screen.",
      ])
  }

  @Test func aTermWithoutAMeaningDoesNotWidenTheColumn() {
    let heading = HelpEntry(term: "A heading that is long")
    #expect(
      described([heading, rows[0].indented], within: 60) == [
        "A heading that is long", "  show  Show the screen.",
      ])
  }
}
