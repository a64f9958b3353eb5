import Platen
import Testing

@testable import PlatenTerminal

@Suite struct CellRowASCIITests {
  @Test func eachCellOfANonASCIICharacterBecomesAQuestionMark() {
    #expect(Line("plain").inASCII.text == "plain")
    #expect(Line("é日x").inASCII.text == "???x")
  }

  @Test func conversionToASCIIPreservesStylesAndWidth() {
    let line = Line("日", style: Style(foreground: .red)).inASCII
    #expect(line.width == 2)
    #expect(line.runs.map(\.style.foreground) == [.red])
  }
}
