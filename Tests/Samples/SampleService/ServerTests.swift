import Foundation
import SampleService
import SampleServiceServer
import Testing

/// Tests of the exact bytes that the server sends.
@Suite struct ServerTests {
  private let service = SampleService()

  @Test func aRequestIsAnsweredAndItsConnectionClosed() async throws {
    try await served(service) { _, address in
      let answer = try await RawClient.answer(
        toGET: "/isUserNameAvailable?userName=ada", from: address)
      #expect(
        answer
          == [
            "HTTP/1.1 200 ", "Connection: close", "Content-Length: 37",
            "content-type: application/json", "", #"{"isAvailable":true,"userName":"ada"}"#,
          ].joined(separator: "\r\n"))
    }
  }

  @Test func theServerListensOnlyOnLoopback() async throws {
    try await served(service) { _, address in
      #expect(address.host() == "127.0.0.1")
      #expect(address.port != 0)
    }
  }

  @Test func aRefusedRequestReceivesNoBytes() async throws {
    try service.setFault(.refuse, of: "signup")
    try await served(service) { _, address in
      let answer = try await RawClient.answer(toGET: "/isUserNameAvailable", from: address)
      #expect(answer == "")
    }
  }

  @Test func aTruncatedResponseIsShorterThanItsContentLength() async throws {
    try service.setFault(.truncate, of: "signup")
    try await served(service) { _, address in
      let answer = try await RawClient.answer(
        toGET: "/isUserNameAvailable?userName=ada", from: address)
      #expect(answer.contains("\r\nContent-Length: 37\r\n"))
      #expect(answer.hasSuffix("\r\n\r\n" + #"{"isAvailable":tru"#))
    }
  }

  @Test(arguments: [
    "/", "/%", "/%00", "/\u{1B}[2J", "/..%2F..", "/../../etc/passwd", "//host/x", "*", "@x",
    "http://host/isUserNameAvailable", "/?" + String(repeating: "&", count: 4_000),
  ])
  func invalidTargetsAreNotFound(target: String) async throws {
    try await served(service) { _, address in
      let answer = try await RawClient.answer(toGET: target, from: address)
      #expect(answer.hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test(arguments: ["", "\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\r\n\r\n", "GET / HTTP/1.1\r\nHo"])
  func malformedRequestsDoNotAffectOtherRequests(text: String) async throws {
    try await served(service) { _, address in
      let client = try await RawClient(address)
      try await client.send(text)
      try client.close()
      #expect(try await RawClient.answer(toGET: "/", from: address).hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test func requestsAreServedConcurrently() async throws {
    try await served(service) { _, address in
      let answers = try await withThrowingTaskGroup { group in
        for number in 1...50 {
          group.addTask {
            try await RawClient.answer(
              toGET: "/isUserNameAvailable?userName=user\(number)", from: address)
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(answers.count == 50)
      #expect(service.log.map(\.outcome) == Array(repeating: "200", count: 50))
    }
  }

  @Test func aHangingRequestDoesNotDelayOtherRequests() async throws {
    try service.setFault(.hang, of: "signup")
    try await served(service) { _, address in
      let hanging = try await RawClient(address)
      try await hanging.send("GET /isUserNameAvailable HTTP/1.1\r\n\r\n")
      try await until { service.log.count == 1 }
      #expect(try await RawClient.answer(toGET: "/", from: address).hasPrefix("HTTP/1.1 404 "))
      try hanging.close()
    }
  }
}
