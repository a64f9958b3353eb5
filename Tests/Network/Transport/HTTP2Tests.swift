import Foundation
import PlatenTestProcesses
import Testing

/// Tests with a server that accepts only HTTP/2, in their own process, which trusts its certificate.
@Suite struct HTTP2Tests {
  private func run(_ command: String, _ arguments: String..., path: String) async throws -> String {
    let server = try await HTTP2Server()
    let result = try await ChildProcess.run(
      Product.transfers.path,
      [command] + arguments + ["https://127.0.0.1:\(server.port)\(path)"],
      environment: ["SSL_CERT_FILE": server.certificate.path])
    server.stop()
    #expect(result.status == 0, "\(result.errors)")
    return result.output.trimmingCharacters(in: .newlines)
  }

  @Test func aResponseIsReceived() async throws {
    #expect(try await run("get", path: "/name") == "200\nconnection 1 stream 1\nend")
  }

  @Test func parallelRequestsShareAConnection() async throws {
    let output = try await run("parallel", "20", path: "/all/20")
    let streams = (0..<21).map { "connection 1 stream \(2 * $0 + 1)" }
    #expect(output.split(separator: "\n").sorted() == streams.map { $0[...] }.sorted())
  }

  @Test func aLargeBodyIsReceivedAcrossTheWindowsOfFlowControl() async throws {
    let output = try await run("get", path: "/large")
    #expect(output.count { $0 == "x" } == 1 << 20)
    #expect(output.hasSuffix("\nend"))
  }

  @Test func aLargeBodyIsSent() async throws {
    #expect(try await run("post", "1000000", path: "/echo") == "POST 1000000")
  }

  @Test func aStreamThatIsResetIsInterrupted() async throws {
    let output = try await run("get", path: "/reset")
    #expect(output.contains("interrupted: HTTP/2 stream 1 was not closed cleanly"))
  }
}

/// A server that accepts only HTTP/2 with TLS.
private struct HTTP2Server {
  let port: Int
  let certificate: Certificate
  private let process: ChildProcess

  init() async throws {
    certificate = try await Certificate()
    let script = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../Support/Servers/http2_server.py").standardizedFileURL.path
    let output = Pipe()
    process = try ChildProcess(
      "/usr/bin/python3", [script, certificate.path, certificate.key],
      streams: .init(output: output.fileHandleForWriting, errors: .standardError))
    port = try output.number(after: /(\d+)\n/)
  }

  func stop() { process.send(SIGKILL) }
}
