import Foundation
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenTransport

@Suite struct TransferRequestTests {
  /// A server that asks for a digest, and that answers the second request with its field.
  private func server(
    rejecting: Bool = false, _ heads: Locked<[String]> = Locked([])
  ) throws -> RawServer {
    try RawServer { connection in
      repeat {
        heads.withLock { $0.append(connection.head + connection.body()) }
        let field = connection.head.firstMatch(of: /Authorization: (.*)\r\n/)?.1
        if field != nil, !rejecting {
          connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        } else {
          connection.send(
            """
            HTTP/1.1 401 Unauthorized\r
            WWW-Authenticate: Digest realm="a", nonce="b", qop="auth", algorithm=MD5\r
            Content-Length: 2\r\n\r\nno
            """)
        }
      } while connection.receiveHead()
    }
  }

  @Test func aDigestAnswersTheChallengeOfTheServer() async throws {
    let heads = Locked<[String]>([])
    let server = try server(heads)
    var request = try TransferRequest(to: server)
    request.method = "POST"
    request.body = Data("body".utf8)
    request.credential = TransferCredential(.digest, user: "ada", password: "secret")
    let result = await TransferResult(of: request)
    #expect(result.head?.status == 200)
    #expect(String(decoding: result.body, as: UTF8.self) == "ok")
    #expect(heads.value.count == 2)
    #expect(heads.value.last?.contains(#"Digest username="ada", realm="a""#) == true)
    #expect(heads.value.map { $0.contains("secret") } == [false, false])
    #expect(heads.value.map { $0.hasSuffix("body") } == [false, true])
  }

  @Test func aRejectedDigestIsTheResponse() async throws {
    let server = try server(rejecting: true)
    var request = try TransferRequest(to: server)
    request.credential = TransferCredential(.digest, user: "ada", password: "secret")
    let result = await TransferResult(of: request)
    #expect(result.head?.status == 401)
    #expect(String(decoding: result.body, as: UTF8.self) == "no")
    #expect(result.error == nil)
  }

  @Test func aPasswordIsSentAtOnceWithTheBasicMethod() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(connection.head)")
    }
    var request = try TransferRequest(to: server)
    request.credential = TransferCredential(.basic, user: "ada", password: "s:ä")
    let text = String(decoding: await TransferResult(of: request).body, as: UTF8.self)
    #expect(text.contains("Authorization: Basic \(Data("ada:s:ä".utf8).base64EncodedString())\r\n"))
  }
}
