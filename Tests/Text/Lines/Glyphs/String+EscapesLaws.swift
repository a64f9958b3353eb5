import PlatenLines
import PlatenTestSupport
import Testing

@Suite struct EscapeLaws {
  /// > Law: unescaping restores the escaped text.
  @Test func unescapingRestoresTheEscapedText() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<2000 {
      let pieces = (0..<4).map { _ in
        Bool.random(using: &generator)
          ? HardText.random(using: &generator)
          : [#"\u{e9}"#, #"\u{"#, #"\"#, "}", "u{5c}"].randomElement(using: &generator)!
      }
      let text = pieces.joined()
      let escaped = text.escapedToASCII
      #expect(escaped.utf8.allSatisfy { $0 < 0x80 })
      #expect(Array(escaped.unescaped.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test func escapingLeavesASCIITextUnchanged() {
    #expect(#"C:\users {1}"#.escapedToASCII == #"C:\users {1}"#)
    #expect("Café".escapedToASCII == #"Caf\u{e9}"#)
  }

  @Test func unescapingLeavesInvalidEscapesUnchanged() {
    #expect(#"\u{d800} \u{110000} \u{} \u{x}"#.unescaped == #"\u{d800} \u{110000} \u{} \u{x}"#)
  }
}
