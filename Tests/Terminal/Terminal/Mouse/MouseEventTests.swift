import Testing

@testable import PlatenTerminal

@Suite struct MouseEventTests {
  private func event(_ sequence: String) -> MouseEvent? {
    MouseEvent(.bytes(Array("\u{1B}[\(sequence)".utf8)))
  }

  @Test func aPressAndTheWheelAreDecodedWithTheirPlace() {
    #expect(event("<0;12;3M")?.kind == .press)
    #expect(event("<0;12;3M")?.place == PaintedFrame.Place(row: 2, column: 11))
    #expect(event("<64;1;1M")?.kind == .wheelUp)
    #expect(event("<65;1;1M")?.kind == .wheelDown)
    #expect(event("<0;300;200M")?.place == PaintedFrame.Place(row: 199, column: 299))
  }

  @Test(arguments: ["<0;12;3m", "<2;12;3M", "<16;12;3M", "<32;12;3M", "<66;1;1M"])
  func releasesAndOtherButtonsHaveNoEffect(sequence: String) {
    #expect(event(sequence)?.kind == .other)
  }

  @Test(arguments: ["A", "<0;12M", "<0;12;3", "1;5C", "<A"])
  func otherKeysAreNotFromTheMouse(sequence: String) {
    #expect(event(sequence) == nil)
  }

  @Test func theDecoderKeepsTheSequencesOfTheMouseWhole() {
    var decoder = KeyDecoder()
    let keys = decoder.decode(Array("\u{1B}[<0;12;3M\u{1B}[<0;12;3mx".utf8))
    #expect(keys.map { MouseEvent($0)?.kind } == [.press, .other, nil])
  }

  @Test func theRowOfTheCursorIsDecoded() {
    #expect(Key.bytes(Array("\u{1B}[12;5R".utf8)).reportedRow == 11)
    #expect(Key.bytes(Array("\u{1B}OR".utf8)).reportedRow == nil)
    #expect(Key.bytes(Array("\u{1B}[R".utf8)).reportedRow == nil)
  }
}
