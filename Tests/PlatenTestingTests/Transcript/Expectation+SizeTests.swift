import Platen
import PlatenTesting
import Testing

/// The size of screen that a transcript is of.
@Suite @MainActor struct ExpectationSizeTests {
  @Test func theFirstLineMaySayIt() async {
    await expectTranscript(of: GreetingScreen()) {
      """
      # width 24, rows 5
        Name      [            ]
        Password  [            ]
        ( Leave ) disabled
      """
    }
  }

  @Test func itIsTheSameWhereTheTestSaysItToo() async {
    await expectTranscript(of: Text("hello"), width: 24) {
      """
      # width 24
        hello
      """
    }
  }

  @Test func aTestThatSaysAnotherFails() async {
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
        The transcript is of another screen size than the test plays it at: its first line says \
        width 24, and the test width 30. Leave the size out of the test, or change that line and \
        record the transcript again.
        """
      ])
  }

  @Test func linesThatBreakElsewhereAreOfAnotherWidth() async {
    let failures = await failures {
      await expectTranscript(of: Text("The quick brown fox jumps"), width: 12) {
        "  The quick brown fox jumps"
      }
    }
    #expect(
      failures.first?.contains("probably the transcript of a screen of another width") == true)
  }

  @Test func wordsThatDifferAreNoMatterOfWidth() async {
    let failures = await failures {
      await expectTranscript(of: Text("hello")) { "  goodbye" }
    }
    #expect(failures.first?.contains("another width") == false)
  }
}
