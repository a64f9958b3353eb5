import Foundation
import FoundationNetworking
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct CookiesTests {
  /// Sends two requests to a server that sets two cookies, and returns the heads of the requests.
  private func heads(
    of session: URLSession, handlingCookies handles: Bool = true, redirecting: Bool = false
  ) async throws -> [String] {
    let heads = Locked<[String]>([])
    let server = try RawServer { connection in
      let count = heads.withLock { heads in
        heads.append(connection.head)
        return heads.count
      }
      connection.send(
        .response(
          "", status: redirecting && count == 1 ? "302 Found" : "200 OK", "Location: /next",
          "Set-Cookie: a=1; Expires=Wed, 21 Oct 2099 07:28:00 GMT; Path=/",
          "Set-Cookie: b=2; Path=/"))
    }
    var request = URLRequest(url: try server.url())
    _ = try await session.data(for: request)
    request.httpShouldHandleCookies = handles
    if !redirecting { _ = try await session.data(for: request) }
    withExtendedLifetime(server) {}
    return heads.value
  }

  @Test func cookiesAreStoredAndSent() async throws {
    let heads = try await heads(of: TestSession.make())
    #expect(heads.map { $0.contains("a=1") && $0.contains("b=2") } == [false, true])
  }

  @Test func cookiesOfARedirectAreSentToItsTarget() async throws {
    let heads = try await heads(of: TestSession.make(), redirecting: true)
    #expect(heads.map { $0.contains("a=1") && $0.contains("b=2") } == [false, true])
  }

  @Test(arguments: ["Path=/admin", "Path=/; Secure"])
  func aCookieIsSentOnlyWhereItIsPermitted(attributes: String) async throws {
    let heads = Locked<[String]>([])
    let server = try RawServer { connection in
      heads.withLock { $0.append(connection.head) }
      connection.send(.response("", "Set-Cookie: a=1; \(attributes)"))
    }
    let session = TestSession.make()
    for _ in 1...2 { _ = try await session.data(from: server.url()) }
    #expect(heads.value.count == 2 && heads.value.allSatisfy { !$0.contains("a=1") })
    withExtendedLifetime(server) {}
  }

  @Test func cookiesAreNotSentIfARequestDeclinesThem() async throws {
    let heads = try await heads(of: TestSession.make(), handlingCookies: false)
    #expect(heads.map { $0.contains("Cookie:") } == [false, false])
  }

  @Test func cookiesAreNotStoredIfAConfigurationDeclinesThem() async throws {
    let session = TestSession.make { $0.httpCookieAcceptPolicy = .never }
    #expect(try await heads(of: session).map { $0.contains("Cookie:") } == [false, false])
  }
}
