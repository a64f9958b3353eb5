import Platen
import PlatenTesting
import Testing

@Suite @MainActor struct ExpectationFailureTests {
  @Test func aFailureShowsWhereTheTranscriptsDiffer() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30) {
        """
        > set Name Ada
        - Name      [                  ]
        + Name      [Adam              ]
        + Hello, Adam!
        - ( Leave ) disabled
        + ( Leave )
        """
      }
    }
    #expect(
      failures == [
        """
        The transcript differs from the expected one (− expected, + actual).

          │ > set Name Ada
          │ - Name      [                  ]
        − │ + Name      [Adam              ]
        − │ + Hello, Adam!
        + │ + Name      [Ada               ]
        + │ + Hello, Ada!
          │ - ( Leave ) disabled
          │ + ( Leave )

        To record the actual output, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func aDifferentFrameFails() async {
    let failures = await failures {
      await expectTranscript(of: Text("hello")) { "  goodbye" }
    }
    #expect(failures.first?.contains("− │   goodbye\n+ │   hello\n") == true)
  }

  @Test func aLiteralSecretFails() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30) {
        """
        > set Password hunter2
        - Password  [                  ]
        + Password  [•••               ]
        """
      }
    }
    #expect(
      failures == [
        """
        The transcript differs from the expected one (− expected, + actual).

        − │ > set Password hunter2
        + │ > set Password •••
          │ - Password  [                  ]
          │ + Password  [•••               ]

        A transcript hides secrets, so it cannot contain "> set Password hunter2". Name the secret \
        instead: pass secrets: ["name": "…"], and write $name.
        """
      ])
  }

  @Test func aMissingFileFails() async {
    let failures = await failures {
      await expectTranscript(of: Text("hello"), file: "Transcripts/missing.transcript")
    }
    #expect(
      failures == [
        """
        The file Transcripts/missing.transcript does not exist next to the test. \
        To record the actual output, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }
}
