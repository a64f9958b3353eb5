import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct OverlayAreaTests {
  private let area = OverlayArea(glyphs: .unicode)

  @Test func aClosedOverlayTakesNoKeysAndNoRows() {
    #expect(!area.take(.escape))
    #expect(area.rows(width: 40, height: 9, over: 3) == nil)
    #expect(area.hint(hasPrompt: true) == nil)
    #expect(!area.close())
  }

  @Test func anOpenOverlayCoversTheScreenUntilItCloses() {
    area.open(TextOverlay("log") { _ in ["printed"] })
    #expect(area.hint(hasPrompt: true)?.prompt == "log: ")
    #expect(area.rows(width: 40, height: 9, over: 3) == ["printed", "", ""])
    #expect(area.take(.escape))
    #expect(!area.isOpen)
  }

  @Test func aKeyThatTypesTextIsLeftToThePrompt() {
    area.open(TextOverlay("log") { _ in ["printed"] })
    #expect(!area.take(.bytes([UInt8(ascii: "s")])))
    #expect(!area.isOpen)
  }

  @Test func theHintIsASCIIWithASCIIGlyphs() {
    let area = OverlayArea(glyphs: .ascii)
    area.open(TextOverlay("log") { _ in [] })
    #expect(
      area.hint(hasPrompt: true)?.hint?.line(within: 80, glyphs: .ascii).text
        == "Up Down scroll - PgUp PgDn page - Esc closes - or type a command")
  }
}
