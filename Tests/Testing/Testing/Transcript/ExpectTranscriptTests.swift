import Platen
import PlatenTesting
import Testing

@Suite struct ExpectTranscriptTests {
  @Test func commandsAreRunAndTheirOutputIsCompared() async {
    await expectTranscript(of: GreetingScreen()) {
      """
      > set Name Ada
      - Name      [                                      ]
      + Name      [Ada                                   ]
      + Hello, Ada!
      - ( Leave ) disabled
      + ( Leave )
      > clear Name
      - Name      [Ada                                   ]
      + Name      [                                      ]
      - Hello, Ada!
      - ( Leave )
      + ( Leave ) disabled
      """
    }
  }

  @Test func theInitialFrameIsOptional() async {
    await expectTranscript(of: GreetingScreen()) {
      """
        Name      [                                      ]
        Password  [                                      ]
        ( Leave ) disabled
      > clear Name
      """
    }
  }

  @Test func aFrameWithoutCommandsIsATranscript() async {
    await expectTranscript(of: Text("hello")) {
      """
        hello
      """
    }
  }

  @Test func theFrameCanFollowComments() async {
    await expectTranscript(of: Text("hello")) {
      """
      # What it says.
        hello
      # And no more.
      """
    }
  }

  @Test func emptyLinesOfAFrameAreCompared() async {
    await expectTranscript(of: Text("a\n\nb")) {
      """
        a

        b
      """
    }
  }

  @Test func aFailingCommandIsPartOfTheTranscript() async {
    await expectTranscript(of: GreetingScreen()) {
      """
      > press Leave
      ! "Leave" is disabled
      > pres Leave
      ! no command "pres"; did you mean: press Leave
      """
    }
  }

  @Test func theWidthOfTheScreenCanBeSpecified() async {
    await expectTranscript(of: GreetingScreen(), width: 24) {
      """
        Name      [            ]
        Password  [            ]
        ( Leave ) disabled
      """
    }
  }

  @Test func aSecretIsReferredToByName() async {
    await expectTranscript(of: GreetingScreen(), secrets: ["pw": "hunter2"]) {
      """
      > set Password $pw
      - Password  [                                      ]
      + Password  [•••                                   ]
      > set Password $pv
      ! no secret "pv"; did you mean "pw"?
      """
    }
  }

  @Test func eventsAreIncludedIfEnabled() async {
    await expectTranscript(of: GreetingScreen(), width: 30, log: true) {
      """
      > set Name Ada
      - Name      [                  ]
      + Name      [Ada               ]
      + Hello, Ada!
      - ( Leave ) disabled
      + ( Leave )
      > press Leave
      * Ada left
      """
    }
  }

  @Test func commandsAfterQuitAreNotRun() async {
    let failures = await failures {
      await expectTranscript(of: Text("hello")) {
        """
        > quit
        > show
        """
      }
    }
    #expect(failures.count == 1)
  }

  @Test @MainActor func theScreenIsClosedAtTheEnd() async {
    var isShown = false
    await expectTranscript(
      of: Text("hello").onAppear { isShown = true }.onDisappear { isShown = false }
    ) {
      """
        hello
      """
    }
    #expect(!isShown)
  }
}
