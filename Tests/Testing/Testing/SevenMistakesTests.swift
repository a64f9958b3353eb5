import Platen
import PlatenTesting
import Testing

/// Seven mistakes in tests, each with its entire failure message.
///
/// `Documentation/Mistakes.md` explains them.
@Suite @MainActor struct SevenMistakesTests {
  @Test func pendingWorkAtTheEndFails() async {
    let failures = await failures {
      await expectTranscript(of: DelayedScreen()) {
        """
        > press Ask
        """
      }
    }
    #expect(
      failures == [
        """
        The transcript ends while work is pending:

          delay (PlatenTestingTests/DelayedScreen.swift:16), due at 2s

        End the transcript with "> wait" to show the result, or with "> close" to cancel the work.
        """
      ])
  }

  @Test func anUnexpectedChangeFails() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30) {
        """
        > set Name Ada
        - Name      [                  ]
        + Name      [Ada               ]
        + Hello, Ada!
        """
      }
    }
    #expect(
      failures == [
        """
        The transcript differs from the expected one (− expected, + actual).

          │ > set Name Ada
          │ - Name      [                  ]
          │ + Name      [Ada               ]
          │ + Hello, Ada!
        + │ - ( Leave ) disabled
        + │ + ( Leave )

        The expected lines all appear, but so do the lines marked +. If they are correct, add \
        them to the transcript; if they do not matter, pass isExhaustive: false.

        To record the actual output, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func publishingOffTheMainThreadFails() async {
    let failures = await failures {
      await expectTranscript(of: BackgroundScreen()) {
        """
          count: 0
        > wait
        - count: 0
        + count: 1
        """
      }
    }
    #expect(
      failures == [
        """
        The screen logged a warning that the transcript does not show.

        warning: Model.count: publishing changes from background threads is not allowed; assign values \
        on the main thread, for example after receive(on: DispatchQueue.main)

        If the warning is expected, include the log in the transcript: pass log: true in a test, \
        or --log to the program.
        """
      ])
  }

  @Test func pressingADisabledControlFails() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30, log: true) {
        """
        > press Leave
        * Ada left
        """
      }
    }
    #expect(
      failures == [
        """
        "press Leave" failed: "Leave" is disabled.

        The transcript differs from the expected one (− expected, + actual).

          │ > press Leave
        − │ * Ada left
        + │ ! "Leave" is disabled

        If the command is expected to fail, add its error message to the transcript; otherwise, \
        correct the command.

        To record the actual output, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func anUnknownControlFails() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30) {
        """
        > set Nmae Ada
        - Name      [                  ]
        + Name      [Ada               ]
        + Hello, Ada!
        - ( Leave ) disabled
        + ( Leave )
        """
      }
    }
    #expect(
      failures == [
        """
        "set Nmae Ada" failed: no control "Nmae"; did you mean "Name"?

        The transcript differs from the expected one (− expected, + actual).

          │ > set Nmae Ada
        − │ - Name      [                  ]
        − │ + Name      [Ada               ]
        − │ + Hello, Ada!
        − │ - ( Leave ) disabled
        − │ + ( Leave )
        + │ ! no control "Nmae"; did you mean "Name"?

        If the command is expected to fail, add its error message to the transcript; otherwise, \
        correct the command.

        To record the actual output, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func anExpectationWithADifferentWidthFails() async {
    let failures = await failures {
      await expectTranscript(of: GreetingScreen(), width: 30) {
        """
        > set Name Ada
        - Name      [            ]
        + Name      [Ada         ]
        + Hello, Ada!
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
        − │ - Name      [            ]
        − │ + Name      [Ada         ]
        + │ - Name      [                  ]
        + │ + Name      [Ada               ]
          │ + Hello, Ada!
          │ - ( Leave ) disabled
          │ + ( Leave )

        The words are equal, but their positions differ: the expected lines are up to 26 cells wide, \
        the actual lines up to 32. The transcript was probably recorded on a screen that is not 30 cells \
        wide. Specify the width with width: in the test, or in the first line of the transcript, as \
        in # width 60.

        To record the actual output, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func anUnstubbedRequestFails() async {
    let failures = await failures {
      await expectTranscript(of: UserScreen()) {
        """
        > wait
        - in progress…
        + Hello, Ada!
        """
      }
    }
    #expect(
      failures == [
        """
        The screen logged a warning that the transcript does not show.

        warning: no stub answers GET /users/ada at api.example.com: RemoteClient.live does not use \
        the network in virtual time; pass a response to expectTranscript(responses:), or set another \
        client in .environment(\\.remoteClient)

        If the warning is expected, include the log in the transcript: pass log: true in a test, \
        or --log to the program.
        """,
        """
        The transcript differs from the expected one (− expected, + actual, @ time and cause).

          │ > wait
        @ │ 0s, by GET /users/ada
          │ - in progress…
        − │ + Hello, Ada!
        + │ + api.example.com cannot be reached: no stub answers GET /users/ada in virtual
        + │ + time; pass a response to expectTranscript(responses:).

        To record the actual output, run the test with PLATEN_RECORD=1 in the environment.
        """,
      ])
  }
}
