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
        The transcript is another than expected (− expected, + happened).

          │ > set Name Ada
          │ - Name      [                  ]
        − │ + Name      [Adam              ]
        − │ + Hello, Adam!
        + │ + Name      [Ada               ]
        + │ + Hello, Ada!
          │ - ( Leave ) disabled
          │ + ( Leave )

        To record what happened, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func aFrameThatIsAnotherFails() async {
    let failures = await failures {
      await expectTranscript(of: Text("hello")) { "  goodbye" }
    }
    #expect(failures.first?.contains("− │   goodbye\n+ │   hello\n") == true)
  }

  @Test func aSecretThatIsTypedAsItIsFails() async {
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
        The transcript is another than expected (− expected, + happened).

        − │ > set Password hunter2
        + │ > set Password •••
          │ - Password  [                  ]
          │ + Password  [•••               ]

        A transcript hides secrets, so «> set Password hunter2» cannot be played from one. \
        Name the secret instead: pass secrets: ["name": "…"], and write $name.
        """
      ])
  }

  @Test func aFileThatIsMissingFails() async {
    let failures = await failures {
      await expectTranscript(of: Text("hello"), file: "Transcripts/missing.transcript")
    }
    #expect(
      failures == [
        """
        There is no file Transcripts/missing.transcript beside the test. \
        To record what happened, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }
}
