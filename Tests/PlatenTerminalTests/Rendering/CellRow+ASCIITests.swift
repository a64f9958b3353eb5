import Platen
import Testing

@testable import PlatenTerminal

@Suite struct CellRowASCIITests {
  @Test func cellsOfOtherCharactersShowQuestionMarks() {
    #expect(Line("plain").inASCII.text == "plain")
    #expect(Line("é日x").inASCII.text == "???x")
  }

  @Test func stylesAndWidthArePreserved() {
    let line = Line("日", style: Style(foreground: .red)).inASCII
    #expect(line.width == 2)
    #expect(line.runs.map(\.style.foreground) == [.red])
  }
}
