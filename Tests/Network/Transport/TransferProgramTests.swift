import Foundation
import PlatenTestProcesses
import PlatenTestSupport
import Testing

/// Tests of transfers in their own process.
@Suite struct TransferProgramTests {
  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> String {
    let result = try await ChildProcess.run(
      Product.transfers.path, arguments, environment: environment)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.trimmingCharacters(in: .newlines)
  }

  /// Starts a server that begins a response and never completes it.
  private func hangingServer() throws -> RawServer {
    try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n")
      connection.waitForClose()
    }
  }

  @Test func aThousandCanceledTransfersLeaveNoDescriptorAndNoThread() async throws {
    let server = try hangingServer()
    let output = try await run("cancel", "1000", "http://127.0.0.1:\(server.port)/")
    #expect(output == "0 descriptors, 0 threads")
    withExtendedLifetime(server) {}
  }

  @Test(arguments: ["http_proxy", "all_proxy"])
  func aProxyOfTheEnvironmentIsUsed(variable: String) async throws {
    let proxy = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(connection.requestLine)")
    }
    let variables = [variable: "http://127.0.0.1:\(proxy.port)"]
    let output = try await run("get", "http://h.invalid/a?b", environment: variables)
    #expect(output == "200\nGET http://h.invalid/a?b HTTP/1.1\nend")
    let direct = variables.merging(["no_proxy": "h.invalid"]) { $1 }
    let error = try await run("get", "http://h.invalid/a?b", environment: direct)
    #expect(error == "unreachable: Could not resolve host: h.invalid")
    withExtendedLifetime(proxy) {}
  }

  @Test func aProxyThatRejectsAConnectionIsUnreachable() async throws {
    let proxy = try RawServer(sending: "HTTP/1.1 503 No\r\nContent-Length: 0\r\n\r\n")
    let variables = ["https_proxy": "http://127.0.0.1:\(proxy.port)"]
    let output = try await run("get", "https://h.invalid/", environment: variables)
    #expect(output.hasPrefix("unreachable: "))
    #expect(output.contains("503"))
    withExtendedLifetime(proxy) {}
  }

  @Test(.enabled(if: Soak.isEnabled), arguments: [(200, 2.0), (1, 0.1)])
  func waitingTransfersUseAlmostNoProcessorTime(count: Int, limit: Double) async throws {
    let server = try hangingServer()
    let seconds = 10.0
    let output = try await run(
      "wait", "\(count)", "\(seconds)", "http://127.0.0.1:\(server.port)/")
    let share = try #require(Double(output)) / (seconds * 1000) * 100
    #expect(share < limit, "\(share) % of a processor")
    withExtendedLifetime(server) {}
  }
}
