import PlatenTesting
import SampleService
import SignUpSample
import Testing

/// What the sign-up screen says of a name, row by row of the table of errors.
@MainActor
@Suite struct SignUpUsernameTests {
  @Test func aShortNameIsJudgedAtOnceAndNobodyIsAsked() async {
    let service = SampleService()
    await expectTranscript(of: signUpScreen(service)) {
      """
      > set Username ad
      - Username         [                                      ]
      + Username         [ad                                    ]
      + Username too short. Needs to be at least 3 characters.
      > advance 5s
      """
    }
    #expect(service.log.isEmpty)
  }

  @Test func aFreeNameIsTakenWithoutAWord() async {
    await expectTranscript(of: signUpScreen()) {
      """
      > set Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > advance 799ms
      > advance 1ms
      > wait
      - checking…
      """
    }
  }

  @Test func aTakenNameIsReported() async {
    await expectTranscript(of: signUpScreen()) {
      """
      > set Username page
      - Username         [                                      ]
      + Username         [page                                  ]
      + checking…
      > wait
      - checking…
      + Username not available. Try a different one.
      """
    }
  }

  @Test func aRefusedNameShowsTheServersReason() async {
    await expectTranscript(of: signUpScreen()) {
      """
      > set Username superuser
      - Username         [                                      ]
      + Username         [superuser                             ]
      + checking…
      > wait
      - checking…
      + Username is not valid: superuser.
      """
    }
  }

  @Test func anErrorOfTheServerIsShownAfterTwoMoreTries() async {
    let service = SampleService()
    await expectTranscript(of: signUpScreen(service)) {
      """
      > set Username maintenance!
      - Username         [                                      ]
      + Username         [maintenance!                          ]
      + checking…
      # The last keystroke, 0.8 s, then 3 s and 6 s more.
      > advance 9800ms
      > advance 1ms
      - checking…
      + Temporarily unavailable for maintenance
      """
    }
    #expect(service.log.count == 3)
  }

  @Test func anErrorWithoutAReasonIsAServerError() async throws {
    let service = SampleService()
    try service.setFault(.status(503), of: "signup")
    await expectTranscript(of: signUpScreen(service)) {
      """
      > set Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > wait
      - checking…
      + Asked to fail with status 503
      """
    }
  }

  @Test func theServerSaysWhenToTryAgain() async {
    await expectTranscript(of: signUpScreen()) {
      """
      > set Username maintenance
      - Username         [                                      ]
      + Username         [maintenance                           ]
      + checking…
      > advance 34800ms
      > wait
      - checking…
      """
    }
  }

  @Test func anUnexpectedAnswerAsksForAnUpdate() async {
    await expectTranscript(of: signUpScreen()) {
      """
      > set Username illegalresponse
      - Username         [                                      ]
      + Username         [illegalresponse                       ]
      + checking…
      > wait
      - checking…
      + The server returned data in an unexpected format. Try updating the app.
      + ── alert ──
      + Please update
      + It looks like you're using an older version of this app. Please update your app.
      + ( Upgrade )
      + ( Not now )
      > press Upgrade
      - ── alert ──
      - Please update
      - It looks like you're using an older version of this app. Please update your app.
      - ( Upgrade )
      - ( Not now )
      """
    }
  }

  @Test func aNameThatCouldNotBeCheckedMaySignUp() async throws {
    let service = SampleService()
    try service.setFault(.refuse, of: "signup")
    await expectTranscript(of: signUpScreen(service), secrets: ["pw": "Correct-Horse-9"]) {
      """
      > set Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > wait
      - checking…
      + Offline: the username could not be checked.
      > set Password $pw
      - Password         [                                      ]
      + Password         [•••                                   ]
      + ■■■■□ strong
      > set "Repeat password" $pw
      - Repeat password  [                                      ]
      + Repeat password  [•••                                   ]
      - ( Sign up )      disabled
      + ( Sign up )
      """
    }
  }

  @Test func aServiceThatHangsIsOfflineAfterTenSeconds() async throws {
    let service = SampleService()
    try service.setFault(.hang, of: "signup")
    await expectTranscript(of: signUpScreen(service)) {
      """
      > set Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > advance 10799ms
      > wait
      - checking…
      + Offline: the username could not be checked.
      """
    }
  }

  @Test func aBadAddressIsReported() async {
    await expectTranscript(of: signUpScreen(at: "no address")) {
      """
      > set Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > wait
      - checking…
      + Invalid request: URL invalid
      """
    }
  }

  @Test func nothingIsSaidBeforeTheUserTypes() async {
    await expectTranscript(of: signUpScreen()) {
      """
      > wait
      > set Username ad
      - Username         [                                      ]
      + Username         [ad                                    ]
      + Username too short. Needs to be at least 3 characters.
      > clear Username
      - Username         [ad                                    ]
      + Username         [                                      ]
      > wait
      """
    }
  }
}
