import Platen
import PlatenTesting
import Testing

/// Seven ways to get a test wrong, and the whole of what it then says.
///
/// `Documentation/Mistakes.md` shows them.
@Suite @MainActor struct SevenMistakesTests {
  @Test func workIsPendingAtTheEnd() async {
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
        The transcript ends, and this is still to come:

          delay (PlatenTestingTests/DelayedScreen.swift:16), due at 2s

        End it with «> wait», which shows what comes of it, or with «> close», which gives it up.
        """
      ])
  }

  @Test func aChangeIsNotExpected() async {
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
        The transcript is another than expected (− expected, + happened).

          │ > set Name Ada
          │ - Name      [                  ]
          │ + Name      [Ada               ]
          │ + Hello, Ada!
        + │ - ( Leave ) disabled
        + │ + ( Leave )

        All that is expected happens, and the lines marked + as well. If they are right, they belong \
        in the transcript; where they do not matter, a test says isExhaustive: false.

        To record what happened, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func aValueIsPublishedOffTheMainThread() async {
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
        The screen warns of a mistake, and the transcript does not show it.

        warning: Model.count: publishing changes from background threads is not allowed; bring values \
        to the main thread before they are assigned, such as with receive(on: DispatchQueue.main)

        Where it is meant, the transcript shows it with the rest of the log: by log: true in a test, \
        by --log where a program checks it.
        """
      ])
  }

  @Test func aControlIsDisabled() async {
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
        The transcript is another than expected (− expected, + happened).

          │ > press Leave
        − │ * Ada left
        + │ ! «Leave» is disabled

        A line with ! says why a command could not be carried out.

        To record what happened, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func aControlDoesNotExist() async {
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
        The transcript is another than expected (− expected, + happened).

          │ > set Nmae Ada
        − │ - Name      [                  ]
        − │ + Name      [Ada               ]
        − │ + Hello, Ada!
        − │ - ( Leave ) disabled
        − │ + ( Leave )
        + │ ! no control "Nmae"; did you mean "Name"?

        A line with ! says why a command could not be carried out.

        To record what happened, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func theExpectationIsOfAnotherWidth() async {
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
        The transcript is another than expected (− expected, + happened).

          │ > set Name Ada
        − │ - Name      [            ]
        − │ + Name      [Ada         ]
        + │ - Name      [                  ]
        + │ + Name      [Ada               ]
          │ + Hello, Ada!
          │ - ( Leave ) disabled
          │ + ( Leave )

        The words are the same, and only their places differ: the expected lines are up to 26 cells \
        wide, and those that happened up to 32. It is probably the transcript of a screen of another \
        width than the 30 cells that it was played at. A test says the width by width:, a transcript \
        by its first line, as in # width 60.

        To record what happened, run the test with PLATEN_RECORD=1 in the environment.
        """
      ])
  }

  @Test func nobodyAnswersTheService() async {
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
        The screen warns of a mistake, and the transcript does not show it.

        warning: nobody answers GET /users/ada, which is asked of api.example.com: in virtual time \
        RemoteClient.live does not ask the network. Answer it by .environment(\\.remoteClient, \
        RemoteClient { request in … }), or ask the network all the same, by \
        RemoteClient.live(.ephemeral).

        Where it is meant, the transcript shows it with the rest of the log: by log: true in a test, \
        by --log where a program checks it.
        """,
        """
        The transcript is another than expected (− expected, + happened, @ when and by what).

          │ > wait
        @ │ 0s, by GET /users/ada
          │ - in progress…
        − │ + Hello, Ada!
        + │ + api.example.com cannot be reached: in virtual time nobody answers GET
        + │ + /users/ada; answer it by .environment(\\.remoteClient, RemoteClient { request in
        + │ + … }).

        To record what happened, run the test with PLATEN_RECORD=1 in the environment.
        """,
      ])
  }
}
