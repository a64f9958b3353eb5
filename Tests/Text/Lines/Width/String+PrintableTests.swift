import PlatenLines
import Testing

@Suite struct PrintableTests {
  @Test(arguments: [
    ("\u{1B}[2J", "␛[2J"), ("\u{0}\u{7}\u{1F}", "␀␇␟"), ("\u{7F}", "␡"), ("a\u{8}b", "a␈b"),
    ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("a\rb", "a␍b"),
  ])
  func controlCharactersBecomeControlPictures(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test(arguments: ["\u{80}", "\u{85}", "\u{9B}", "\u{9F}"])
  func controlsWithoutAPictureBecomeReplacementCharacters(control: String) {
    #expect("a\(control)b".printable == "a\u{FFFD}b")
  }

  @Test(arguments: [
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{206F}", "\u{FFF9}", "\u{E0001}",
  ])
  func scalarsThatReorderOrHideTextBecomeReplacementCharacters(scalar: String) {
    #expect("abc\(scalar)def".printable == "abc\u{FFFD}def")
  }

  @Test(arguments: ["\u{2028}", "\u{2029}"])
  func lineSeparatorsBecomeNewlineSymbols(separator: String) {
    #expect("a\(separator)b".printable == "a\u{2424}b")
  }

  @Test(arguments: [
    "שלום\u{200F}!", "a\u{200E}", "\u{61C}ب", "a\u{200B}b", "\u{FEFF}a", "e\u{301}",
  ])
  func zeroWidthMarksAreUnchanged(text: String) {
    #expect(Array(text.printable.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func tagCharactersArePreservedInAFlagAndReplacedElsewhere() {
    let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    #expect("\n\(england)!".printable == "␊\(england)!")
    #expect("\(england)\u{301}\u{FE0F}".printable == "\(england)\u{301}\u{FE0F}")
    #expect("a\u{E0067}\u{E007F}".printable == "a\u{FFFD}\u{FFFD}")
    #expect("🏴\u{E0067}".printable == "🏴\u{FFFD}")
    #expect("🏴\u{E0067}\u{E007F}".printable == "🏴\u{FFFD}\u{FFFD}")
    #expect("🏴\u{E007F}".printable == "🏴\u{FFFD}")
  }

  @Test func aLongSequenceOfTagCharactersIsNotTreatedAsAFlag() {
    let message = String(repeating: "\u{E0061}", count: 7)
    #expect("🏴\(message)\u{E007F}".printable.cells == 2 + 8)
  }

  @Test func aMarkAfterAReplacedScalarIsShownOnADottedCircle() {
    #expect("\n\u{301}".printable == "␊\u{25CC}\u{301}")
    #expect("\t\u{301}".printable == "        \u{25CC}\u{301}")
    #expect("\u{600}\n".printable == "\u{600}\u{25CC}␊")
    #expect("👩\u{E0061}\u{200D}👩".printable == "👩\u{FFFD}\u{25CC}\u{200D}👩")
  }

  @Test func everyReplacementIsASeparateCharacterOneCellWide() {
    for forbidden in HardText.forbidden where forbidden != "\t" {
      for piece in HardText.pieces {
        let around = (forbidden + piece + forbidden).printable
        #expect(around.first?.cells == 1)
        #expect(around.last?.cells == 1)
        #expect("␀"..."␡" ~= around.last! || "\u{2424}\u{FFFD}m".contains(around.last!))
      }
    }
  }

  @Test(arguments: [
    ("\t", 8), ("a\t", 8), ("1234567\t", 8), ("12345678\t", 16), ("a\tb\t", 16), ("\t\t", 16),
    ("好\t", 8), ("123456好\t", 16), ("e\u{301}\t", 8), ("😀\u{1B}\t", 8), ("\n1234567\t", 16),
  ])
  func aTabAdvancesToTheNextMultipleOfEightCells(text: String, cells: Int) {
    #expect(text.printable.cells == cells)
    #expect(text.printable.last == " ")
  }

  @Test func tabsAreReplacedWithSpaces() {
    #expect("ab\tc\td".printable == "ab      c       d")
  }
}
