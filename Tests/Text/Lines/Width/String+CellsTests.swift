import Testing

@testable import PlatenLines

@Suite struct StringCellsTests {
  @Test func theWidthOfAStringIsTheSumOfItsCharacterWidths() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let text = HardText.random(HardText.pieces + HardText.forbidden, using: &generator)
      #expect(text.cells == text.reduce(0) { $0 + $1.cells })
      #expect(text.dropFirst().cells == text.dropFirst().reduce(0) { $0 + $1.cells })
    }
  }

  @Test func anEmptyStringHasZeroWidth() {
    #expect("".cells == 0)
  }

  @Test func everyASCIICharacterExceptControlsIsOneCellWide() {
    #expect(" ~azAZ09".cells == 8)
    #expect("a\u{1B}b\u{7F}c\td\r\n".cells == 4)
  }

  @Test func printableASCIIBytesRangeFromSpaceToTilde() {
    let printable = (UInt8.min...UInt8.max).filter { $0.isPrintableASCII }
    #expect(printable == Array(UInt8(ascii: " ")...UInt8(ascii: "~")))
  }
}
