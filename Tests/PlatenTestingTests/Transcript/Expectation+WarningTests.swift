import Platen
import PlatenTesting
import Testing

@Suite @MainActor struct ExpectationWarningTests {
  @Test func aWarningFailsTheTest() async throws {
    let failures = await failures {
      await expectTranscript(of: MistakenScreen()) { "> press Err" }
    }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(
      failure.hasPrefix(
        """
        The screen logged a warning that the transcript does not show.

        warning: 
        """))
  }

  @Test func aWarningOfAReplacedScreenFailsTheTest() async {
    let failures = await failures {
      await expectTranscript(ofScreens: ["err": { MistakenScreen() }, "ok": { Text("fine") }]) {
        """
        > open err
          ( Err )
        > press Err
        > open ok
          fine
        """
      }
    }
    #expect(failures.count == 1)
  }

  @Test func aWarningThatTheTranscriptShowsIsExpected() async {
    let failures = await failures {
      await expectTranscript(of: MistakenScreen(), log: true) {
        """
        > press Err
        """
      }
    }
    // The only failure is that the transcript differs; it contains the warning.
    #expect(failures.count == 1)
    #expect(failures.first?.contains("+ │ * warning: ") == true)
  }
}
