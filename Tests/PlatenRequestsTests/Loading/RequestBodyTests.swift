import Foundation
import FoundationNetworking
import PlatenReactive
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct RequestBodyTests {
  @Test func aBodyIsSentFromDataAFileOrAStream() async throws {
    let bodies = Locked<[String]>([])
    let server = try RawServer { connection in
      bodies.withLock { $0.append("\(connection.requestLine.prefix(4)) \(connection.body())") }
      connection.send(.response(""))
    }
    let session = TestSession.make()
    var request = URLRequest(url: try server.url())
    request.httpMethod = "POST"
    _ = try await session.upload(for: request, from: Data("upload".utf8))
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await session.upload(for: request, fromFile: file)
    request.httpBody = Data("data".utf8)
    _ = try await session.data(for: request)
    request.httpBody = nil
    request.httpBodyStream = InputStream(data: Data("stream".utf8))
    _ = try await session.data(for: request)
    #expect(bodies.value == ["POST upload", "POST file", "POST data", "POST stream"])
    withExtendedLifetime(server) {}
  }
}
