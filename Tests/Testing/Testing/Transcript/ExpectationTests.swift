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

  @Test func aFailedCommandFailsAPartialTranscriptOfCommands() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30, isExhaustive: false) {
        """
        > set Name Ada
        > press Nothing
        """
      }
    }
    #expect(
      failures == [
        """
        "press Nothing" failed: no control "Nothing"; available: "Name", "Password", "Leave".

        The transcript differs from the expected one (− expected, + actual).

          │ > set Name Ada
          │ > press Nothing
        + │ ! no control "Nothing"; available: "Name", "Password", "Leave"

        If the command is expected to fail, add its error message to the transcript; otherwise, \
        correct the command.

        To record the actual output, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func anExpectedFailureIsPartOfAPartialTranscript() async {
    await expectTranscript(of: GreetingScreen(), width: 30, isExhaustive: false) {
      """
      > press Leave
      ! "Leave" is disabled
      > press Nothing
      ! no control […]
      > set Name Ada
      """
    }
  }

  @Test(arguments: [true, false])
  func aWildcardDoesNotMatchAFailure(isExhaustive: Bool) async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30, isExhaustive: isExhaustive) {
        """
        > press Nothing
        […]
        """
      }
    }
    #expect(failures.first?.hasPrefix(#""press Nothing" failed: no control"#) == true)
  }

  @Test func aFailedCommandFailsAPartialSpokenTranscript() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), isSpoken: true, isExhaustive: false) {
        """
        > press Leave
        > press Nothing
        error: no control […]
        """
      }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix(#""press Leave" failed: "Leave" is disabled."#) == true)
  }

  @Test func aScreenThatShowsTheMarkerOfAFailureDoesNotFail() async {
    await expectTranscript(of: ErrorScreen(), isSpoken: true, isExhaustive: false) {
      "> press Check"
    }
  }

  /// A screen whose text looks like an error message.
  private struct ErrorScreen: View {
    @State private var isWrong = false

    var body: some View {
      if isWrong { Text("error: no such file") }
      Button("Check") { isWrong = true }
    }
  }

  @Test func recordingATranscriptOfCommandsWritesTheirOutput() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    try source.write("> press Leave\n> set Name Ada\n", to: "a.transcript")
    let expectation = source.expectation(of: GreetingScreen(), isExhaustive: false)
    let failures = await failures { await expectation.check(file: "a.transcript", of: "f()") }
    #expect(failures == [Recorder.success(failed: 1)])
    #expect(
      try source.text(of: "a.transcript") == """
        > press Leave
        ! "Leave" is disabled
        > set Name Ada
        - Name      [                  ]
        + Name      [Ada               ]
        + Hello, Ada!
        - ( Leave ) disabled
        + ( Leave )

        """)
  }

  @Test func recordingAddsAFailureToAPartialTranscript() async throws {
    let source = try SourceCopy()
    defer { source.remove() }
    try source.write("> set Name Ada\n+ Hello, Ada!\n> press Nothing\n", to: "a.transcript")
    let expectation = source.expectation(of: GreetingScreen(), isExhaustive: false)
    _ = await failures { await expectation.check(file: "a.transcript", of: "f()") }
    #expect(
      try source.text(of: "a.transcript") == """
        > set Name Ada
        + Hello, Ada!
        > press Nothing
        ! no control "Nothing"; available: "Name", "Password", "Leave"

        """)
  }

  @Test func aWarningFailsANonexhaustiveTest() async {
    let failures = await failures {
      await expectTranscript(of: MistakenScreen(), isExhaustive: false) { "> press Err" }
    }
    #expect(failures.count == 1)
  }
}
