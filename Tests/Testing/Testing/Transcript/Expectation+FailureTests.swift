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
        "set Password •••" contains a secret, which a transcript must not show. In a secure \
        field, write $NAME in its place, and pass secrets: ["NAME": "…"] in a test, or --secret \
        NAME=… to the program; in another field, use another text.

        The transcript differs from the expected one (− expected, + actual).

        − │ > set Password hunter2
        + │ > set Password •••
          │ - Password  [                  ]
          │ + Password  [•••               ]

        To record the actual output, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func theCauseDoesNotShowATextThatCanBeASecret() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30) { "> sett Password hunter2" }
    }
    let cause = failures.first?.prefix { $0 != "\n" } ?? ""
    #expect(cause.hasPrefix(#""sett Password •••" failed: "#) && !cause.contains("hunter2"))
  }

  @Test func aMissingSecretIsReportedFirst() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30) { "> set Password $pw" }
    }
    #expect(
      failures.first?.hasPrefix(
        """
        "set Password $pw" failed: no secret with that name; add one with --secret NAME=VALUE; \
        quote text that begins with $ (masked: this screen has a secure field). \
        In a test, pass secrets: ["NAME": "…"].

        The transcript differs
        """) == true, "\(failures)")
  }

  @Test func anUnknownControlIsReportedWithThePendingWork() async {
    let failures = await failures {
      await expectTranscript(of: LateScreen()) {
        """
        > press Load
        > press Done
        """
      }
    }
    #expect(
      failures.last?.hasPrefix(
        """
        "press Done" failed: no control "Done"; available: "Load". The following work was pending; \
        to wait for it, insert "> wait": sleep (
        """) == true, "\(failures)")
    #expect(failures.last?.contains("Expectation+FailureTests.swift:") == true)
  }

  @Test func aLateLineIsReportedWithThePendingWork() async {
    let failures = await failures {
      await expectTranscript(of: LateScreen()) {
        """
        > press Load
        + ( Done )
        > wait
        """
      }
    }
    #expect(
      failures.first?.hasPrefix(
        """
        "+ ( Done )" appeared after a later command, because the following work was pending after \
        "press Load": sleep (
        """) == true, "\(failures)")
  }

  /// A screen whose second button appears after a second.
  private struct LateScreen: View {
    @State private var isDone = false

    var body: some View {
      Button("Load") {
        Task {
          try await Task.sleep(for: .seconds(1))
          isDone = true
        }
      }
      if isDone { Button("Done") {} }
    }
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
