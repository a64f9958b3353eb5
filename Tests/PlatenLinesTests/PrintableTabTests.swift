import PlatenLines
import Testing

@Suite struct PrintableTabTests {
  @Test(arguments: [
    ("\t", 8), ("a\t", 8), ("1234567\t", 8), ("12345678\t", 16), ("a\tb\t", 16), ("\t\t", 16),
    ("好\t", 8), ("123456好\t", 16), ("e\u{301}\t", 8), ("😀\u{1B}\t", 8), ("\n1234567\t", 16),
  ])
  func aTabGoesToTheNextMultipleOfEightCells(text: String, cells: Int) {
    #expect(text.printable.cells == cells)
    #expect(text.printable.last == " ")
  }

  @Test func aTabIsSpacesOnly() {
    #expect("ab\tc\td".printable == "ab      c       d")
  }
}
