import Foundation
import FoundationNetworking
import PlatenContext
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
    request.setValue("6", forHTTPHeaderField: "Content-Length")
    _ = try await session.data(for: request)
    #expect(bodies.value == ["POST upload", "POST file", "POST data", "POST stream"])
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [true, false])
  func aRedirectedStreamIsProvidedByTheDelegateAgain(providesStream: Bool) async throws {
    let bodies = Locked<[String]>([])
    let server = try RawServer { connection in
      let text = connection.receive(until: "0\r\n\r\n")
      bodies.withLock { $0.append(text.contains("stream") ? "stream" : text) }
      let isFirst = connection.requestLine.contains("/old")
      connection.send(
        isFirst
          ? .response("", status: "307 Temporary Redirect", "Location: /new") : .response("done"))
    }
    let recorder = TaskRecorder(stream: {
      providesStream ? InputStream(data: Data("stream".utf8)) : nil
    })
    var request = URLRequest(url: try server.url("/old"))
    request.httpMethod = "POST"
    request.httpBodyStream = InputStream(data: Data("stream".utf8))
    TestSession.make(recording: recorder).dataTask(with: request).resume()
    let error = await recorder.error as? URLError
    #expect(error?.code == (providesStream ? nil : .requestBodyStreamExhausted))
    #expect(bodies.value == Array(repeating: "stream", count: providesStream ? 2 : 1))
    withExtendedLifetime(server) {}
  }

  @Test func anUploadWithoutAStreamFails() async throws {
    let server = try RawServer(sending: .response(""))
    let recorder = TaskRecorder()
    let request = URLRequest(url: try server.url())
    TestSession.make(recording: recorder).uploadTask(withStreamedRequest: request).resume()
    #expect((await recorder.error as? URLError)?.code == .requestBodyStreamExhausted)
  }

  @Test func aMissingFileFails() async throws {
    let server = try RawServer(sending: .response(""))
    let request = URLRequest(url: try server.url())
    let missing = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let error = await #expect(throws: URLError.self) {
      try await TestSession.make().upload(for: request, fromFile: missing)
    }
    #expect(error?.code == .cannotOpenFile)
  }
}
