import Foundation
import PlatenContext
import PlatenTestProcesses
import PlatenTestSupport
import Testing

@testable import PlatenTransport

@Suite struct SecureTransferTests {
  private func error(at port: some BinaryInteger) async throws -> TransferError? {
    let url = try #require(URL(string: "https://127.0.0.1:\(port)/"))
    return await TransferResult(of: TransferRequest("GET", url)).error
  }

  @Test(arguments: ["", "HTTP/1.1 400 No\r\n\r\n", "\u{15}\u{3}\u{1}\0\u{2}\u{2}("])
  func aServerWithoutTLSIsATLSError(text: String) async throws {
    let server = try RawServer(waitsForHead: false) { connection in
      connection.receive(count: 1)
      connection.send(text)
    }
    #expect(try await error(at: server.port)?.kind == .tls)
    withExtendedLifetime(server) {}
  }

  @Test func aSecureConnectionOffersHTTP2() async throws {
    let hello = Locked("")
    let server = try RawServer(waitsForHead: false) { connection in
      let text = connection.receive(count: 1)
      hello.value = text
    }
    #expect(try await error(at: server.port) != nil)
    #expect(hello.value.contains("\u{2}h2\u{8}http/1.1"))
    withExtendedLifetime(server) {}
  }

  @Test(.enabled(if: SelfSignedServer.isAvailable))
  func aSelfSignedCertificateIsATLSError() async throws {
    let server = try await SelfSignedServer()
    let error = try await error(at: server.port)
    #expect(error?.kind == .tls)
    #expect(error?.message.contains("self-signed certificate") == true, "\(error?.message ?? "")")
    server.stop()
  }
}

/// A server of OpenSSL with a certificate that no client trusts.
private struct SelfSignedServer {
  static let isAvailable = FileManager.default.isExecutableFile(atPath: Certificate.openssl)

  let port: Int
  private let process: ChildProcess
  private let certificate: Certificate

  init() async throws {
    certificate = try await Certificate()
    let output = Pipe()
    process = try ChildProcess(
      Certificate.openssl,
      [
        "s_server", "-accept", "127.0.0.1:0", "-cert", certificate.path, "-key", certificate.key,
        "-www",
      ],
      streams: .init(output: output.fileHandleForWriting, errors: .nullDevice))
    port = try output.number(after: /ACCEPT .*:(\d+)\n/)
  }

  func stop() { process.send(SIGKILL) }
}
