import Platen
import Testing

@testable import PlatenTesting

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

  @Test func aWarningAtOpeningIsRecordedWithTheInitialFrame() async throws {
    let source = try SourceCopy("{\n  #\"\"\"\n  # width 30\n  > wait\n  \"\"\"#\n}")
    defer { source.remove() }
    let expectation = source.expectation(of: UserScreen(), log: true)
    let recorded = await failures { await expectation.check("# width 30\n> wait") }
    #expect(recorded == [Recorder.success()])
    let lines = try source.text.split(separator: "\n", omittingEmptySubsequences: false)
    let transcript = lines.dropFirst(2).dropLast(2).map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(transcript.contains(#/^# width 30\n  .+\n\* warning: .+\n> wait\n/#))
    let replayed = await failures { await expectation.check(transcript) }
    #expect(replayed == [])
  }
}
