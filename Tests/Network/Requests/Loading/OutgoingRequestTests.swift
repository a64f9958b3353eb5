import Foundation
import FoundationNetworking
import Testing

@testable import PlatenRequests

@Suite struct OutgoingRequestTests {
  private let configuration = URLSessionConfiguration.ephemeral

  private func request(_ text: String, _ method: String = "POST") throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: text)))
    request.httpMethod = method
    return request
  }

  private func outgoing(_ body: RequestBody = .data(Data("body".utf8))) throws -> OutgoingRequest {
    OutgoingRequest(try request("http://localhost/old"), body: body)
  }

  @Test func aRedirectWithTheSameMethodKeepsTheBody() throws {
    var outgoing = try outgoing()
    outgoing.follow(try request("http://localhost/new"), configuration)
    let transfer = try #require(try outgoing.transfer(configuration))
    #expect(transfer.url.path == "/new")
    #expect(transfer.body == Data("body".utf8))
  }

  @Test func aRedirectWithAnotherMethodHasNoBody() throws {
    var outgoing = try outgoing()
    outgoing.follow(try request("http://localhost/new", "GET"), configuration)
    #expect(try outgoing.transfer(configuration)?.body == nil)
  }

  @Test func onlyARedirectToTheSameOriginKeepsTheCredential() throws {
    var outgoing = try outgoing()
    let space = URLProtectionSpace(
      host: "localhost", port: 80, protocol: "http", realm: "a",
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    let challenge = URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil, previousFailureCount: 0,
      failureResponse: nil, error: nil, sender: Sender())
    let credential = URLCredential(user: "ada", password: "secret", persistence: .none)
    #expect(outgoing.authentication.answer(challenge, .useCredential, credential) == .retry)
    outgoing.follow(try request("http://localhost/new"), configuration)
    #expect(try outgoing.transfer(configuration)?.credential != nil)
    outgoing.follow(try request("http://localhost:8080/new"), configuration)
    #expect(try outgoing.transfer(configuration)?.credential == nil)
  }

  @Test func aStreamIsSentOnce() throws {
    let stream = BodyStream(stream: InputStream(data: Data("stream".utf8)))
    var outgoing = try outgoing(.stream(stream))
    #expect(try outgoing.transfer(configuration) != nil)
    #expect(try outgoing.transfer(configuration) == nil, "the delegate must provide another one")
  }

  @Test func twentyRedirectsAreAllowed() throws {
    var outgoing = try outgoing()
    for _ in 0..<20 { outgoing.countRedirect() }
    #expect(!outgoing.hasTooManyRedirects)
    outgoing.countRedirect()
    #expect(outgoing.hasTooManyRedirects)
  }
}

private final class Sender: NSObject, URLAuthenticationChallengeSender, Sendable {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
  func cancel(_ challenge: URLAuthenticationChallenge) {}
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
