import Foundation
import FoundationNetworking
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct AuthenticationTests {
  private static let basic = #"Basic realm="a""#
  private static let digest = #"Digest realm="b", nonce="n", qop="auth", algorithm=SHA-256"#

  /// Creates a server that accepts one password with the basic method, and any digest of ada.
  private func server(
    _ challenge: String = basic, password: String = "secret", _ heads: Locked<[String]> = Locked([])
  ) throws -> RawServer {
    let accepted = Data("ada:\(password)".utf8).base64EncodedString()
    return try RawServer { connection in
      repeat {
        let text = connection.head + connection.body()
        heads.withLock { $0.append(text) }
        let isAccepted =
          text.contains("Authorization: Basic \(accepted)\r\n")
          || text.contains(#"Authorization: Digest username="ada""#)
        connection.send(
          isAccepted
            ? .response("welcome")
            : .response("no", status: "401 Unauthorized", "WWW-Authenticate: \(challenge)"))
      } while connection.receiveHead()
    }
  }

  private static func credential(
    _ password: String, _ persistence: URLCredential.Persistence = .none
  ) -> URLCredential {
    URLCredential(user: "ada", password: password, persistence: persistence)
  }

  /// Loads a URL with a delegate, and returns the calls of the delegate.
  private func log(
    of server: RawServer, body: String = "", _ change: (URLSessionConfiguration) -> Void = { _ in },
    _ answer: @escaping TaskRecorder.Answer
  ) async throws -> [String] {
    let recorder = TaskRecorder(answer: answer)
    var request = URLRequest(url: try server.url())
    if !body.isEmpty {
      request.httpMethod = "POST"
      request.httpBody = Data(body.utf8)
    }
    TestSession.make(recording: recorder, change).dataTask(with: request).resume()
    _ = await recorder.error
    withExtendedLifetime(server) {}
    return recorder.log.filter { !$0.hasPrefix("sent") }
  }

  @Test(arguments: [
    (basic, "NSURLAuthenticationMethodHTTPBasic a"),
    (digest, "NSURLAuthenticationMethodHTTPDigest b"),
    ("\(basic), \(digest)", "NSURLAuthenticationMethodHTTPDigest b"),
    (#"Negotiate, basic realm="a, b""#, "NSURLAuthenticationMethodHTTPBasic a, b"),
  ])
  func aDelegateProvidesTheCredential(challenge: String, asked: String) async throws {
    let heads = Locked<[String]>([])
    let log = try await log(of: server(challenge, heads), body: "body") { _ in
      (.useCredential, Self.credential("secret"))
    }
    #expect(log == ["challenge \(asked) 0", "response 200", "data welcome", "complete"])
    #expect(heads.value.last?.hasSuffix("body") == true)
    #expect(!heads.value.dropLast().contains { $0.contains("Authorization: ") })
  }

  @Test func aDelegateIsAskedAgainAfterAWrongPassword() async throws {
    let passwords = Locked(["wrong", "secret"])
    let log = try await log(of: server()) { _ in
      (.useCredential, Self.credential(passwords.withLock { $0.removeFirst() }))
    }
    #expect(
      log == [
        "challenge NSURLAuthenticationMethodHTTPBasic a 0",
        "challenge NSURLAuthenticationMethodHTTPBasic a 1",
        "response 200", "data welcome", "complete",
      ])
  }

  @Test(arguments: [
    (URLSession.AuthChallengeDisposition.performDefaultHandling, ["response 401", "data no"]),
    (.useCredential, ["response 401", "data no"]), (.cancelAuthenticationChallenge, []),
  ])
  func withoutACredentialTheResponseIsTheResult(
    disposition: URLSession.AuthChallengeDisposition, result: [String]
  ) async throws {
    let log = try await log(of: server()) { _ in (disposition, nil) }
    #expect(log.dropFirst().dropLast() == result[...])
    #expect(log.last == (result.isEmpty ? "error -999" : "complete"))
  }

  @Test func aRejectedMethodLeadsToTheNextOne() async throws {
    let log = try await log(of: server("\(Self.basic), \(Self.digest)")) { challenge in
      let isBasic =
        challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodHTTPBasic
      return isBasic ? (.useCredential, Self.credential("secret")) : (.rejectProtectionSpace, nil)
    }
    #expect(
      log == [
        "challenge NSURLAuthenticationMethodHTTPDigest b 0",
        "challenge NSURLAuthenticationMethodHTTPBasic a 0",
        "response 200", "data welcome", "complete",
      ])
  }

  @Test func acceptedCredentialsAreStoredAndProposed() async throws {
    let storage = URLCredentialStorage()
    let server = try server()
    let proposed = Locked<[String?]>([])
    for _ in 0..<2 {
      let log = try await log(of: server) {
        $0.urlCredentialStorage = storage
      } _: { challenge in
        proposed.withLock { $0.append(challenge.proposedCredential?.password) }
        return challenge.proposedCredential == nil
          ? (.useCredential, Self.credential("secret", .forSession))
          : (.performDefaultHandling, nil)
      }
      #expect(log.last == "complete" && log.contains("response 200"))
    }
    #expect(proposed.value == [nil, "secret"])
    // Without a delegate, the stored credential is used too.
    let session = TestSession.make { $0.urlCredentialStorage = storage }
    let (data, _) = try await session.data(from: server.url())
    #expect(String(data) == "welcome")
  }

  @Test func aStoredCredentialThatTheServerRejectsIsTriedOnce() async throws {
    let heads = Locked<[String]>([])
    let server = try server(password: "other", heads)
    let storage = URLCredentialStorage()
    let space = URLProtectionSpace(
      host: "127.0.0.1", port: Int(server.port), protocol: "http", realm: "a",
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    storage.setDefaultCredential(Self.credential("secret", .forSession), for: space)
    let session = TestSession.make { $0.urlCredentialStorage = storage }
    let (data, response) = try await session.data(from: server.url())
    #expect((response as? HTTPURLResponse)?.statusCode == 401)
    #expect(String(data) == "no")
    #expect(heads.value.count == 2)
  }

  @Test func credentialsDoNotFollowARedirectToAnotherOrigin() async throws {
    let heads = Locked<[String]>([])
    let other = try RawServer { connection in
      heads.withLock { $0.append(connection.head) }
      connection.send(.response("other"))
    }
    let target = try other.url().absoluteString
    let server = try RawServer { connection in
      let isKnown = connection.head.contains("Authorization: Basic")
      connection.send(
        isKnown
          ? .response("", status: "302 Found", "Location: \(target)")
          : .response("", status: "401 Unauthorized", "WWW-Authenticate: \(Self.basic)"))
    }
    let log = try await log(of: server) { _ in (.useCredential, Self.credential("secret")) }
    #expect(log.last == "complete" && log.contains("data other"))
    #expect(heads.value.count == 1 && heads.value.allSatisfy { !$0.contains("Authorization") })
    withExtendedLifetime(other) {}
  }
}
