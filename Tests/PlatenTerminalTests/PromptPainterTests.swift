import Testing

@testable import PlatenTerminal

@Suite struct PromptPainterTests {
  private func layout(_ text: String, point: Int? = nil) -> PromptLayout {
    PromptLayout(prompt: "> ", text: text, point: point ?? text.utf8.count, width: 10)
  }

  @Test func aTypedCharacterIsWrittenByItself() {
    var painter = PromptPainter()
    #expect(painter.painted(layout("ab")) == "> ab\r\u{1B}[4C")
    #expect(painter.painted(layout("abc")) == "c")
  }

  @Test func whatIsThereIsNotWrittenAgain() {
    var painter = PromptPainter()
    _ = painter.painted(layout("ab"))
    #expect(painter.painted(layout("ab")) == "")
    _ = painter.painted(layout("ab", point: 1))
    #expect(painter.painted(layout("ab", point: 1)) == "")
  }

  @Test func onlyTheRowThatDiffersIsWritten() {
    var painter = PromptPainter()
    _ = painter.painted(layout("12345678abc"))
    #expect(painter.painted(layout("12345678xbc", point: 9)) == "\r\u{1B}[Kxbc\r\u{1B}[1C")
  }

  @Test func anErasedPromptIsPaintedWhole() {
    var painter = PromptPainter()
    _ = painter.painted(layout("12345678abc"))
    #expect(painter.erased() == "\u{1B}[1A\r\u{1B}[J")
    #expect(painter.painted(layout("ab")) == "> ab\r\u{1B}[4C")
  }

  @Test func aFinishedPromptStays() {
    var painter = PromptPainter()
    _ = painter.painted(layout("12345678abc", point: 0))
    #expect(painter.finished() == "\u{1B}[1B\r\n")
    #expect(painter.finished() == "")
  }
}
