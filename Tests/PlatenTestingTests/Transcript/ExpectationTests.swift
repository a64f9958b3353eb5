import Platen
import Testing

@testable import PlatenTesting

/// Tests of transcripts that contain only part of the output.
@Suite @MainActor struct ExpectationTests {
  @Test func additionalLinesAreAllowed() async {
    await expectTranscript(of: GreetingScreen(), width: 30, isExhaustive: false) {
      """
        Name      [                  ]
        ( Leave ) disabled
      > set Name Ada
      + Hello, Ada!
      + ( Leave )
      > press Leave
      """
    }
  }

  @Test func theOrderOfExpectedLinesMatters() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30, isExhaustive: false) {
        """
        > set Name Ada
        + ( Leave )
        + Hello, Ada!
        """
      }
    }
    #expect(failures.count == 1)
  }

  @Test func expectedLinesMustFollowTheirCommand() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30, isExhaustive: false) {
        """
        > set Name Ada
        > clear Name
        + Hello, Ada!
        """
      }
    }
    #expect(
      failures.first?.hasPrefix(
        """
        The transcript differs from the expected one (− expected, + actual).

          │ > set Name Ada
          │ > clear Name
        − │ + Hello, Ada!
        + │ - Name      [Ada               ]
        """) == true)
  }

  @Test func aWildcardMatchesIrrelevantText() async {
    await expectTranscript(of: GreetingScreen(), width: 30) {
      """
      > set Name Ada
      - […]
      + Name […]
      + Hello, […]!
      - ( Leave ) disabled
      + ( Leave )
      """
    }
  }

  @Test func recordingPreservesWildcards() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    try source.write("> set Name Ada\n- Name […]\n+ Name […]\n+ Hello, Eve!\n", to: "a.transcript")
    _ = await failures {
      await source.expectation(of: GreetingScreen()).check(file: "a.transcript", of: "f()")
    }
    #expect(
      try source.text(of: "a.transcript") == """
        > set Name Ada
        - Name […]
        + Name […]
        + Hello, Ada!
        - ( Leave ) disabled
        + ( Leave )

        """)
  }

  @Test func recordingPartOfATranscriptUpdatesOnlyMismatchedCommands() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    let text = "> set Name Ada\n+ Hello, Ada!\n> set Name Eve\n+ Hello, Ada!\n"
    try source.write(text, to: "a.transcript")
    let expectation = source.expectation(of: GreetingScreen(), isExhaustive: false)
    _ = await failures { await expectation.check(file: "a.transcript", of: "f()") }
    #expect(
      try source.text(of: "a.transcript") == """
        > set Name Ada
        + Hello, Ada!
        > set Name Eve
        - Name      [Ada               ]
        + Name      [Eve               ]
        - Hello, Ada!
        + Hello, Eve!

        """)
  }

  @Test func aWarningFailsANonexhaustiveTest() async {
    let failures = await failures {
      await expectTranscript(of: MistakenScreen(), isExhaustive: false) { "> press Err" }
    }
    #expect(failures.count == 1)
  }
}
