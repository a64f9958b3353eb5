import PlatenLines
import Testing

@Suite struct EmojiCellsTests {
  @Test(arguments: ["😀", "👍", "⌚", "✅", "🫠", "🏴", "👩"])
  func anEmojiIsTwoCellsWide(character: Character) {
    #expect(character.cells == 2)
  }

  @Test(arguments: ["👍🏽", "☝🏽", "🕵🏻‍♂️", "🏽"])
  func aSkinToneDoesNotChangeTheWidthOfAnEmoji(character: Character) {
    #expect(character.cells == 2)
  }

  @Test(arguments: ["👩‍👩‍👧", "❤️‍🔥", "🏳️‍🌈", "👨🏿‍❤️‍💋‍👨🏻", "👁‍🗨"])
  func anEmojiSequenceJoinedByZWJIsTwoCellsWide(character: Character) {
    #expect(character.cells == 2)
  }

  @Test(arguments: ["❤", "☺", "©", "☎", "1", "#", "↔"])
  func vs16MakesAnEmojiTwoCellsWide(text: String) {
    #expect(text.cells == 1)
    #expect("\(text)\u{FE0F}".cells == 2)
    #expect("\(text)\u{FE0F}".count == 1)
  }

  @Test func vs16DoesNotChangeTheWidthOfALetter() {
    #expect("a\u{FE0F}".cells == 1)
    #expect("语\u{FE0F}".cells == 2)
  }

  @Test func vs15DoesNotChangeTheWidthOfItsBase() {
    #expect("❤\u{FE0E}".cells == 1)
    #expect("⌚\u{FE0E}".cells == 2)
  }

  @Test(arguments: ["0", "9", "#", "*"]) func aKeycapIsTwoCellsWide(key: String) {
    #expect("\(key)\u{FE0F}\u{20E3}".cells == 2)
    #expect("\(key)\u{20E3}".cells == 1)
  }

  @Test(arguments: ["🇩🇪", "🇺🇳", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]) func aFlagIsTwoCellsWide(flag: Character) {
    #expect(flag.cells == 2)
  }

  @Test func anUnpairedRegionalIndicatorIsOneCellWide() {
    #expect("\u{1F1E9}".cells == 1)
    #expect("\u{1F1E9}\u{1F1EA}\u{1F1E9}".cells == 3)
  }

  @Test func emojiNewerThanTheTableAreTwoCellsWide() {
    #expect("\u{1FAE9}".cells == 2)  // Face with bags under eyes, Unicode 16.
    #expect("\u{1F6D8}".cells == 2)  // Landslide, Unicode 17.
  }
}
