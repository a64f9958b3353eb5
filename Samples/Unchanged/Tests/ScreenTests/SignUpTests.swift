import Combine
import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import SignUp

/// Says the same of every name, a fifth of a second after each question.
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

  @Test func aNameIsAskedAboutAfterAPause() async {
    let service = StubAccountService(.success(false))
    await expectTranscript(of: screen(service), width: 60) {
      """
      > set Username ad
      > set Username ada
      > advance 799ms
      > advance 1ms
      > wait
      """
    }
    #expect(service.questions == ["ada"])
  }

  @Test func aShortNameIsNotAskedAbout() async {
    let service = StubAccountService(.success(true))
    await expectTranscript(of: screen(service), width: 60) {
      """
      > set Username ad
      > wait
      """
    }
    #expect(service.questions == [])
  }

  @Test func aServerThatFailsIsAskedAgainAfterThreeAndSixSeconds() async {
    let failure = Result<Bool, AccountServiceError>.failure(.server(status: 500, reason: nil))
    let service = StubAccountService(failure, failure, .success(false))
    await expectTranscript(of: screen(service), width: 60) {
      """
      > set Username ada
      > advance 1s
      > advance 3s
      > advance 6s
      > wait
      """
    }
    #expect(service.questions == ["ada", "ada", "ada"])
  }

  @Test func anUnexpectedAnswerAsksForAnUpdate() async {
    let error = AccountServiceError.decoding(URLError(.cannotParseResponse))
    await expectTranscript(of: screen(StubAccountService(.failure(error))), width: 60) {
      """
      > set Username ada
      > wait
      > press "Not now"
      """
    }
  }

  @Test func whoIsSignedUpIsWelcomed() async {
    let secrets = ["pw": "correct horse", "other": "wrong"]
    let service = StubAccountService(.success(true))
    await expectTranscript(of: screen(service), width: 60, secrets: secrets) {
      """
      > set Username ada
      > wait
      > set Password $pw
      > set "Repeat password" $other
      > press "Sign up"
      > set "Repeat password" $pw
      > press "Sign up"
      > press Continue
      """
    }
  }
}

@Suite struct AccountServiceTests {
  private func answer(_ status: Int, _ body: String) async throws -> Bool {
    let session = StubProtocol.session(["/isUserNameAvailable": (status, body)])
    let service = AccountService(session: session)
    for try await isAvailable in service.isUserNameAvailable("ada lovelace").values {
      return isAvailable
    }
    throw CancellationError()
  }

  @Test func theAnswerIsDecoded() async throws {
    #expect(try await answer(200, #"{"isAvailable":true,"userName":"ada lovelace"}"#))
  }

  @Test func theReasonOfAnErrorIsItsDescription() async throws {
    let body = #"{"error":true,"reason":"Username is not valid: ada."}"#
    let error = await #expect(throws: AccountServiceError.self) { try await answer(400, body) }
    #expect(error?.localizedDescription == "Username is not valid: ada.")
  }

  @Test func otherFailuresAreTheServers() async throws {
    let error = await #expect(throws: AccountServiceError.self) { try await answer(503, "") }
    #expect(error?.isTemporary == true)
  }

  @Test func anUnexpectedBodyIsNotDecoded() async throws {
    let error = await #expect(throws: AccountServiceError.self) { try await answer(200, "{}") }
    guard case .decoding = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
