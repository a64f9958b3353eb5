import Foundation
import PlatenTestSupport
import Testing

@testable import PlatenTransport

@Suite struct TransferOptionsTests {
  /// Returns the head of a request as the server receives it.
  private func head(
    _ method: String, at path: String = "", user: String = "", fields: [(String, String)] = []
  ) async throws -> String {
    let server = try RawServer { connection in
      let text = method == "HEAD" ? "" : connection.head
      connection.send(
        "HTTP/1.1 200 OK\r\nX: \(connection.requestLine)\r\nConnection: close\r\n\r\n")
      connection.send(text)
    }
    let url = try #require(URL(string: "http://\(user)127.0.0.1:\(server.port)/\(path)"))
    let result = await TransferResult(of: TransferRequest(method, url, fields: fields))
    #expect(result.error == nil)
    withExtendedLifetime(server) {}
    return try #require(result.head?.value(of: "X")) + "\r\n"
      + String(decoding: result.body, as: UTF8.self)
  }

  @Test(arguments: ["POST", "PUT", "PATCH"])
  func aRequestWithoutItsUsualBodySpecifiesTheLengthZero(method: String) async throws {
    let head = try await head(method)
    #expect(head.hasPrefix("\(method) / HTTP/1.1\r\n"))
    #expect(head.contains("Content-Length: 0\r\n"))
  }

  @Test(arguments: ["GET", "HEAD", "DELETE", "OPTIONS", "QUERY"])
  func otherRequestsHaveNoBody(method: String) async throws {
    let head = try await head(method)
    #expect(head.hasPrefix("\(method) / HTTP/1.1\r\n"))
    #expect(!head.contains("Content-Length"))
  }

  @Test func aPathIsSentUnchanged() async throws {
    #expect(
      try await head("GET", at: "a/../b/./%2e%2e?x#y").hasPrefix("GET /a/../b/./%2e%2e?x HTTP"))
  }

  @Test func aFieldWithoutAValueIsSent() async throws {
    #expect(try await head("GET", fields: [("X-C", "")]).contains("X-C:\r\n"))
  }

  @Test func aUserInTheURLIsSentAsBasicAuthentication() async throws {
    let token = Data("ada:s3cret".utf8).base64EncodedString()
    #expect(
      try await head("GET", user: "ada:s3cret@").contains("Authorization: Basic \(token)\r\n"))
  }

  @Test func theContentTypeOfAPostRequestCanBeSpecified() async throws {
    #expect(try await head("POST").contains("Content-Type: application/x-www-form-urlencoded\r\n"))
    let head = try await head("POST", fields: [("content-type", "text/plain")])
    #expect(head.contains("content-type: text/plain\r\n"))
    #expect(!head.contains("urlencoded"))
  }
}
