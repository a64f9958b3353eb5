import Foundation
import PlatenRemote
import PlatenTestSupport
import Testing

import FoundationNetworking

@Suite struct TransferErrorTests {
  @Test func aRefusedConnectionIsUnreachable() async throws {
    let server = try RawServer { _ in }
    let request = server.request()
    _ = consume server
    let error = try await #require(Fault.of(request))
    #expect(error.kind == .unreachable("Couldn't connect to server"))
    #expect(
      error.description == "\(request.url.host) cannot be reached: Couldn't connect to server.")
  }

  @Test func aHostWithoutAddressIsUnreachable() async throws {
    let error = try await #require(Fault.of(RemoteRequest(.get, at: "http://nobody.invalid")))
    #expect(error.kind == .unreachable("Could not resolve host: nobody.invalid"))
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\nhello",
  ])
  func aTruncatedResponseIsInterrupted(answer: String) async throws {
    #expect(try await Fault.ofServer(sending: answer)?.kind == .interrupted)
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello"])
  func aConnectionResetIsInterrupted(answer: String) async throws {
    let server = try RawServer { connection in
      connection.send(answer)
      connection.reset()
    }
    #expect(await Fault.of(server.request())?.kind == .interrupted)
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH\r\n", "\0\u{1} lorem\r\n\r\n", "HTTP/1.1 abc def\r\n\r\n",
    "HTTP/1.1 99999 No\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello",
    "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello",
  ])
  func aResponseThatIsNotHTTPIsMalformed(answer: String) async throws {
    #expect(try await Fault.ofServer(sending: answer)?.kind == .malformed)
  }

  @Test(arguments: ["Content-Length: 100000\r\n", ""])
  func aBodyAboveTheLimitIsTooLarge(length: String) async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\(length)\r\n")
      while connection.send(String(repeating: "x", count: 1000)) {}
    }
    #expect(await Fault.of(server.request(maximumBytes: 5000))?.kind == .tooLarge(limit: 5000))
  }

  @Test func aSilentServerTimesOut() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 0.2
    let server = try RawServer { $0.waitForClose() }
    let error = await Fault.of(server.request(), .live(configuration))
    #expect(error?.kind == .timedOut(after: .seconds(0.2)))
  }

  @Test func aServerWithoutTLSCausesATLSError() async throws {
    let server = try RawServer(waitsForHead: false) { $0.send("HTTP/1.1 400 No\r\n\r\n") }
    let request = RemoteRequest(.get, at: "https://127.0.0.1:\(server.port)")
    let error = try await #require(Fault.of(request))
    #expect(error.kind == .tls("wrong version number"))
    withExtendedLifetime(server) {}
  }
}
