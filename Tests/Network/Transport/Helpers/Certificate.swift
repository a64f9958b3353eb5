import Foundation
import PlatenTestProcesses
import Testing

/// A new certificate for the local machine, which is its own authority.
struct Certificate {
  static let openssl = "/usr/bin/openssl"

  private let folder: TemporaryFolder

  /// The paths of the certificate and of its key.
  var path: String { folder.url.path + "/certificate" }
  var key: String { folder.url.path + "/key" }

  init() async throws {
    folder = try TemporaryFolder()
    let created = try await ChildProcess.run(
      Self.openssl,
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out",
        path,
      ])
    #expect(created.status == 0, "\(created.errors)")
  }
}

extension Pipe {
  /// Reads the output of a program until it contains a number, such as the port of a server.
  func number(after pattern: some RegexComponent<(Substring, Substring)>) throws -> Int {
    try fileHandleForWriting.close()
    var text = ""
    while true {
      if let match = text.firstMatch(of: pattern) { return try #require(Int(match.output.1)) }
      let data = fileHandleForReading.availableData
      try #require(!data.isEmpty, "the server does not listen: \(text)")
      text += String(decoding: data, as: UTF8.self)
    }
  }
}
