import PlatenLines
import Testing

@Suite struct CharacterCellsTests {
  @Test(arguments: ["a", "~", "é", "e\u{301}", "ß", "я", "…", "│", "█", "→", "°", "\u{FFFD}", "␛"])
  func lettersAndSymbolsAreOneCellWide(character: Character) {
    #expect(character.cells == 1)
  }

  @Test(arguments: ["好", "語", "、", "あ", "ｗ", "￥", "한", "\u{3000}", "𠀀", "𰀀", "\u{3164}"])
  func eastAsianWideCharactersAreTwoCellsWide(character: Character) {
    #expect(character.cells == 2)
  }

  @Test(arguments: ["α", "±", "×", "①", "※", "“", "\u{E000}", "\u{F0000}"])
  func ambiguousCharactersAreOneCellWide(character: Character) {
    #expect(character.cells == 1)
  }

  @Test(arguments: [
    "\u{301}", "\u{20DD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}",
  ])
  func isolatedMarksAndFormatCharactersHaveZeroWidth(character: Character) {
    #expect(character.cells == 0)
  }

  @Test func aSoftHyphenIsOneCellWide() {
    #expect(Character("\u{AD}").cells == 1)
  }

  @Test func anArabicNumberSignIsOneCellWide() {
    #expect(Character("\u{600}").cells == 1)
    #expect(Character("\u{600}1").cells == 2)
  }

  @Test(arguments: ["❤️", "👩‍👩‍👧", "🇩🇪", "e\u{301}", "\u{301}", "\u{AD}", "🏽", "\u{1161}"])
  func charactersThatTerminalsMeasureDifferentlyHaveADisputedWidth(character: Character) {
    #expect(character.hasDisputedCells)
  }

  @Test(arguments: ["a", " ", "é", "好", "😀", "│", "한", "❤"])
  func charactersThatTerminalsMeasureConsistentlyHaveAnUndisputedWidth(character: Character) {
    #expect(!character.hasDisputedCells)
  }

  @Test(arguments: ["\n", "\r\n", "\u{1B}", "\u{9B}", "\u{2028}"])
  func controlCharactersHaveZeroWidth(character: Character) {
    #expect(character.cells == 0)
  }

  @Test func aHangulSyllableComposedOfJamoIsTwoCellsWide() {
    #expect(Character("\u{1112}\u{1161}\u{11AB}").cells == 2)
    #expect(Character("\u{1112}\u{1161}").cells == 2)
    #expect(Character("하\u{11AB}").cells == 2)
  }

  @Test func aLeadingJamoIsTwoCellsWideAndOtherJamoHaveZeroWidth() {
    #expect(Character("\u{1112}").cells == 2)
    #expect(Character("\u{1161}").cells == 0)
    #expect(Character("\u{11AB}").cells == 0)
  }

  @Test func aHalfwidthKatakanaVoicingMarkOccupiesItsOwnCell() {
    #expect(Character("ｶ").cells == 1)
    #expect("ｶﾞ".cells == 2)
  }

  @Test func anIndicClusterHasTheWidthOfItsLettersUpToTwoCells() {
    #expect(Character("क").cells == 1)
    #expect(Character("क्").cells == 1)
    #expect(Character("कि").cells == 2)
    #expect("क्षि".cells == 2)
    #expect("नमस्ते".cells == 4)
    #expect("กำ".cells == 2)
    #expect("ம்".cells == 1)
  }
}
