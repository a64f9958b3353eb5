import Platen
import PlatenTesting
import Testing

/// Tests of the screen size of a transcript.
@Suite @MainActor struct ExpectationSizeTests {
  @Test func theFirstLineCanSpecifyTheSize() async {
    await expectTranscript(of: GreetingScreen()) {
      """
      # width 24, rows 5
        Name      [            ]
        Password  [            ]
        ( Leave ) disabled
      """
    }
  }

  @Test func theTestCanSpecifyTheSameSize() async {
    await expectTranscript(of: Text("hello"), width: 24) {
      """
      # width 24
        hello
      """
    }
  }

  @Test func aTestThatSpecifiesADifferentSizeFails() async {
    let failures = await failures {
      await expectTranscript(of: Text("hello"), width: 30) {
        """
        # width 24
          hello
        """
      }
    }
    #expect(
      failures == [
        """
        The transcript and the test specify different screen sizes: the first line of the transcript \
        specifies width 24, the test width 30. Remove the size from the test, or change that line and \
        record the transcript again.
        """
      ])
  }

  @Test func differentLineBreaksSuggestADifferentWidth() async {
    let failures = await failures {
      await expectTranscript(of: Text("The quick brown fox jumps"), width: 12) {
        "  The quick brown fox jumps"
      }
    }
    #expect(
      failures.first?.contains("probably recorded on a screen that is not") == true)
  }

  @Test func differentWordsDoNotSuggestADifferentWidth() async {
    let failures = await failures {
      await expectTranscript(of: Text("hello")) { "  goodbye" }
    }
    #expect(failures.first?.contains("recorded on a screen") == false)
  }
}
