import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UITextCheckerTests {
  @Test func noWordIsMisspelled() async {
    await expectTranscript(
      of: Button("Check") {
        let word = "qwrt"
        let found = UITextChecker().rangeOfMisspelledWord(
          in: word, range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
          language: "en")
        #expect(found.location == NSNotFound)
      }
    ) {
      """
        ( Check )
      > press Check
      > log
        UITextChecker has no effect: there is no dictionary
      """
    }
  }
}
