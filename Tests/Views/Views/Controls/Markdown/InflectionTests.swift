import Foundation
import PlatenNavigation
import PlatenSession
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

  @Test(arguments: [("en_GB", "3 apples"), ("de", "3 apple"), ("ja-JP", "3 apple")])
  func onlyEnglishWordsAgreeWithTheirNumbers(language: String, expected: String) throws {
    let text = try AttributedString(
      markdown: "^[3 apple](inflect: true)", options: .init(languageCode: language))
    #expect(String(text.characters) == expected)
  }

  @Test(arguments: [("en_US", "2 days"), ("fr_FR", "2 day")])
  func aLiteralIsInTheLanguageOfTheSession(locale: String, expected: String) {
    var environment = ScreenEnvironment.everywhere
    environment.locale = locale
    let session = Session(
      Text("^[2 day](inflect: true)"), in: environment, time: .virtual, isHeld: false)
    #expect(session.lines == [expected])
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
