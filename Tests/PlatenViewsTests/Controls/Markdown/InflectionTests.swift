import PlatenViews
import Testing

/// Text with attributes in Markdown, such as `^[3 apple](inflect: true)`.
@MainActor
@Suite struct InflectionTests {
  @Test(arguments: [
    (0, "expense", "0 expenses"), (1, "expense", "1 expense"), (3, "entry", "3 entries"),
    (2, "day", "2 days"), (12, "box", "12 boxes"), (2, "Inch", "2 Inches"),
  ])
  func aWordAgreesWithItsNumber(count: Int, word: String, expected: String) {
    #expect(looks("^[\(count) \(word)](inflect: true)") == expected)
    #expect(looks("so **^[\(count) \(word)](inflect: true)**!") == "so B<\(expected)>!")
  }

  @Test func attributesAreNotShown() {
    #expect(looks("^[a *word*](rainbow: 'extreme') here") == "a I<word> here")
    #expect(looks("^[no number](inflect: true)") == "no number")
  }

  @Test func otherTextIsShownAsItIs() {
    #expect(looks("^[a](b)") == "^a <b>")
    #expect(looks("^[open](inflect: true") == "^[open](inflect: true")
  }

  @Test func aValueIsAnAddress() {
    let value = "inflect: true"
    #expect(looks("^[2 cat](\(value))") == "^2 cat <inflect: true>")
  }
}
