import Combine
import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import SignUp

/// A service that gives the same answer for every name after 0.2 seconds.
private final class StubAccountService: AccountServiceProtocol {
  private let answers: [Result<Bool, AccountServiceError>]
  private(set) var questions: [String] = []

  init(_ answers: Result<Bool, AccountServiceError>...) {
    self.answers = answers
  }

  func isUserNameAvailable(_ userName: String) -> AnyPublisher<Bool, AccountServiceError> {
    Deferred { [self] in
      questions.append(userName)
      return answers[min(questions.count, answers.count) - 1].publisher
    }
    .delay(for: .milliseconds(200), scheduler: DispatchQueue.main)
    .eraseToAnyPublisher()
  }
}

@MainActor
@Suite struct SignUpTests {
  private func screen(_ service: StubAccountService) -> SignUpView {
    SignUpView(viewModel: SignUpViewModel(service: service))
  }

  @Test func aNameIsCheckedAfterAPause() async {
    let service = StubAccountService(.success(false))
    await expectTranscript(of: screen(service), width: 60) {
      """
      > show
        Create an account
        Username         [                                      ]

        Password
        Password         [                                      ]
        Repeat password  [                                      ]

        ( Sign up )      disabled
      > set Username ad
      - Username         [                                      ]
      + Username         [ad                                    ]
      + Username too short. Needs to be at least 3 characters.
      > set Username ada
      - Username         [ad                                    ]
      + Username         [ada                                   ]
      - Username too short. Needs to be at least 3 characters.
      + checking…
      > advance 799ms
      > advance 1ms
      > wait
      - checking…
      + Username not available. Try a different one.
      """
    }
    #expect(service.questions == ["ada"])
  }

  @Test func aShortNameIsNotChecked() async {
    let service = StubAccountService(.success(true))
    await expectTranscript(of: screen(service), width: 60) {
      """
      > set Username ad
      - Username         [                                      ]
      + Username         [ad                                    ]
      + Username too short. Needs to be at least 3 characters.
      > wait
      """
    }
    #expect(service.questions == [])
  }

  @Test func aFailingServerIsRetriedAfterThreeAndSixSeconds() async {
    let failure = Result<Bool, AccountServiceError>.failure(.server(status: 500, reason: nil))
    let service = StubAccountService(failure, failure, .success(false))
    await expectTranscript(of: screen(service), width: 60) {
      """
      > set Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > advance 1s
      > advance 3s
      > advance 6s
      > wait
      - checking…
      + Username not available. Try a different one.
      """
    }
    #expect(service.questions == ["ada", "ada", "ada"])
  }

  @Test func unexpectedDataSuggestsAnUpdate() async {
    let error = AccountServiceError.decoding(URLError(.cannotParseResponse))
    await expectTranscript(of: screen(StubAccountService(.failure(error))), width: 60) {
      """
      > set Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > wait
      - checking…
      + The server returned data in an unexpected format. Try
      + updating the app.
      + ── alert ──
      + Please update
      + It looks like you're using an older version of this app.
      + Please update your app.
      + ( Upgrade )
      + ( Not now )
      > press "Not now"
      - ── alert ──
      - Please update
      - It looks like you're using an older version of this app.
      - Please update your app.
      - ( Upgrade )
      - ( Not now )
      """
    }
  }

  @Test func signingUpShowsAWelcome() async {
    let secrets = ["pw": "correct horse", "other": "wrong"]
    let service = StubAccountService(.success(true))
    await expectTranscript(of: screen(service), width: 60, secrets: secrets) {
      """
      > set Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > wait
      - checking…
      > set Password $pw
      - Password         [                                      ]
      + Password         [•••                                   ]
      +                strong
      +
      + Passwords do not match
      > set "Repeat password" $other
      - Repeat password  [                                      ]
      + Repeat password  [•••                                   ]
      > press "Sign up"
      ! "Sign up" is disabled
      > set "Repeat password" $pw
      -
      - Passwords do not match
      - ( Sign up )      disabled
      + ( Sign up )
      > press "Sign up"
      + ── sheet, dismiss closes it ──
      +
      +            hand.wave.fill
      +
      +               Welcome!
      +
      +   Great to have you on board, ada!
      +
      +             ( Continue )
      +
      > press Continue
      - ── sheet, dismiss closes it ──
      -
      -            hand.wave.fill
      -
      -               Welcome!
      -
      -   Great to have you on board, ada!
      -
      -             ( Continue )
      -
      """
    }
  }
}

@Suite struct SignUpViewModelTests {
  /// Tests the model as apps do: without a screen, in real time.
  @Test(.timeLimit(.minutes(1))) func aNameIsValidatedWithoutAScreen() async {
    let model = SignUpViewModel(service: StubAccountService(.success(false)))
    model.userName = "page"
    for await message in model.$userNameMessage.values where !message.isEmpty {
      #expect(message == "Username not available. Try a different one.")
      return
    }
  }
}

@Suite struct AccountServiceTests {
  /// Returns the service's result for a name when a host sends a stubbed response.
  private func answer(at host: String, _ status: Int, _ body: String) async throws -> Bool {
    let address = "http://\(host).example/isUserNameAvailable?userName=ada%20lovelace"
    let service = AccountService(
      baseURL: try #require(URL(string: "http://\(host).example")),
      session: StubProtocol.session(answering: address, status, Data(body)))
    var values = service.isUserNameAvailable("ada lovelace").values.makeAsyncIterator()
    let value = try await values.next()
    return try #require(value as Bool?)
  }

  @Test func theResponseIsDecoded() async throws {
    #expect(try await answer(at: "free", 200, #"{"isAvailable":true,"userName":"ada lovelace"}"#))
  }

  @Test func theDescriptionOfAnErrorContainsItsReason() async throws {
    let body = #"{"error":true,"reason":"Username is not valid: ada."}"#
    let error = await #expect(throws: AccountServiceError.self) {
      try await answer(at: "invalid", 400, body)
    }
    #expect(error?.localizedDescription == "Username is not valid: ada.")
  }

  @Test func otherFailuresAreServerErrors() async throws {
    let error = await #expect(throws: AccountServiceError.self) {
      try await answer(at: "failing", 503, "")
    }
    #expect(error?.isTemporary == true)
  }

  @Test func anUnexpectedBodyIsNotDecoded() async throws {
    let error = await #expect(throws: AccountServiceError.self) {
      try await answer(at: "illegal", 200, "{}")
    }
    guard case .decoding = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
