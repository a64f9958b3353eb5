import Platen
import PlatenTesting
import SampleService
import SignUpSample
import Testing

/// Tests of the messages about usernames that the sample service cannot cause.
///
/// `Specification/signup.transcript` specifies the others.
@MainActor
@Suite struct SignUpUsernameTests {
  @Test func aFreeNameShowsNoMessage() async {
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

  @Test func anErrorWithoutAReasonIsAServerError() async {
    let client = RemoteClient { _ in .response(RemoteResponse(status: 503)) }
    let screen = SignUpScreen(service: "http://sample.service")
    await expectTranscript(of: screen.environment(\.remoteClient, client)) {
      """
      > set Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > advance 9799ms
      > wait
      - checking…
      + Server error
      """
    }
  }

  @Test func aHangingServiceIsOfflineAfterTenSeconds() async throws {
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

  @Test func anInvalidURLIsReported() async {
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

  @Test func noMessageIsShownBeforeTextIsEntered() async {
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
