import Foundation
import PlatenReactive
import PlatenTestPrograms
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
  private static let openssl = "/usr/bin/openssl"
  static let isAvailable = FileManager.default.isExecutableFile(atPath: openssl)

  let port: Int
  private let process: ChildProcess
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    let (key, certificate) = (folder.url.path + "/key", folder.url.path + "/certificate")
    let created = try await ChildProcess.run(
      Self.openssl,
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-subj", "/CN=localhost", "-keyout", key, "-out", certificate,
      ])
    #expect(created.status == 0, "\(created.errors)")
    let output = Pipe()
    process = try ChildProcess(
      Self.openssl,
      ["s_server", "-accept", "127.0.0.1:0", "-cert", certificate, "-key", key, "-www"],
      streams: .init(output: output.fileHandleForWriting, errors: .nullDevice))
    try output.fileHandleForWriting.close()
    var text = ""
    while !text.contains(/ACCEPT .*\n/) {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "openssl does not listen: \(text)")
      text += String(decoding: data, as: UTF8.self)
    }
    port = try #require(text.firstMatch(of: /ACCEPT .*:(\d+)\n/).flatMap { Int($0.1) })
  }

  func stop() { process.send(SIGKILL) }
}
