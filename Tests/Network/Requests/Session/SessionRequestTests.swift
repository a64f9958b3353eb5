import Foundation
import FoundationNetworking
import Platen
import PlatenContext
import PlatenSession
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@MainActor
@Suite struct SessionRequestTests {
  private let requests = TestSession.make()

  private func screen(_ url: URL) -> some View {
    LoadedText { [requests] in
      String(decoding: try await requests.data(from: url).0, as: UTF8.self)
    }
  }

  @Test func waitWaitsForARequestInRealTime() async throws {
    let isAsked = DispatchSemaphore(value: 0)
    let server = try RawServer { connection in
      isAsked.wait()
      connection.send(.response("ada"))
    }
    let url = try server.url("/users/ada")
    let session = Session(screen(url), time: .real)
    while !session.pending.map(\.description).contains(where: { $0.contains("GET /users/ada") }) {
      await session.settle()
    }
    isAsked.signal()
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.lines == ["ada"])
    withExtendedLifetime(server) {}
  }

  @Test func aResponseIsRecorded() async throws {
    let server = try RawServer(
      sending: .response("ada", "Set-Cookie: a=1", "Content-Type: text/plain"))
    let url = try server.url("/users?token=hunter2")
    let noted = Locked<[Resolution.Answer]>([])
    let session = Session(
      screen(url), in: .everywhere, time: .real, outside: Notes(noted: noted), isHeld: false)
    try await session.wait(atMost: .seconds(3_600))
    #expect(
      noted.value == [
        [
          "status": "200", "text": "ada", "header content-type": "text/plain",
          "header content-length": "3", "question": "GET /users?token=•••",
        ]
      ])
  }

  @Test func aDownloadThatIsTooLongToRecordIsRecordedAsAnError() async throws {
    let piece = String(repeating: "a", count: 1 << 20)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      for _ in 0..<65 { connection.send(piece) }
    }
    let url = try server.url("/file")
    let noted = Locked<[Resolution.Answer]>([])
    let screen = LoadedText {
      let (file, _) = try await SessionRequests.download(
        TestSession.make(), for: URLRequest(url: url), from: nil)
      defer { try? FileManager.default.removeItem(at: file) }
      return "\(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)"
    }
    let session = Session(
      screen, in: .everywhere, time: .real, outside: Notes(noted: noted), isHeld: false)
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.lines == ["\(65 << 20)"])
    #expect(noted.value == [["error": "url", "code": "-1103", "question": "GET /file"]])
    withExtendedLifetime(server) {}
  }

  @Test func aPublisherIsPendingWithItsSourceLine() async throws {
    let url = try #require(URL(string: "http://localhost:1/users"))
    let source = Answers(["GET /users": ["status": "200", "text": "published"]])
    let requests = requests
    let screen = LoadedText {
      let values = requests.dataTaskPublisher(for: url).map { String($0.data) }.values
      for try await text in values { return text }
      return ""
    }
    let session = Session(
      screen, in: .everywhere, time: .virtual, outside: source, isHeld: false)
    await session.settle()
    #expect(session.pending.contains { $0.description.contains("SessionRequestTests.swift") })
    try await session.wait()
    #expect(session.lines == ["published"])
  }

  @Test func aCanceledRequestIsNoLongerPending() async throws {
    let server = try RawServer { $0.waitForClose() }
    let url = try server.url()
    let requests = requests
    let screen = LoadedText {
      let task = Task { try await requests.data(from: url).0.count }
      task.cancel()
      return "\(try await task.value)"
    }
    let session = Session(screen, time: .real)
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.pending.isEmpty)
    #expect(await OpenConnections.end(to: server.port))
  }

  @Test func cookiesOfAnAnsweredResponseAreStored() async throws {
    let url = try #require(URL(string: "http://localhost:1/login"))
    let source = Answers([
      "GET /login": ["status": "200", "text": "welcome", "header Set-Cookie": "id=7; Path=/"]
    ])
    let session = Session(
      screen(url), in: .everywhere, time: .virtual, outside: source, isHeld: false)
    try await session.wait()
    #expect(session.lines == ["welcome"])
    let cookies = requests.configuration.httpCookieStorage?.cookies(for: url) ?? []
    #expect(cookies.map { "\($0.name)=\($0.value)" } == ["id=7"])
  }

  @Test func aDownloadOfADelegateIsAnsweredAndPending() async throws {
    let url = try #require(URL(string: "http://localhost:1/file"))
    let source = Answers(["GET /file": ["status": "200", "text": "content"]])
    let recorder = TaskRecorder()
    let requests = TestSession.make(recording: recorder)
    let screen = LoadedText {
      SessionRequests.resume(requests.downloadTask(with: url))
      return "started"
    }
    let session = Session(
      screen, in: .everywhere, time: .virtual, outside: source, isHeld: false)
    await session.settle()
    #expect(session.pending.contains { $0.description.contains("GET /file") })
    try await session.wait()
    #expect(recorder.log == ["wrote 7 of -1", "file content", "complete"])
  }

  @Test func anAnsweredUploadReportsItsProgress() async throws {
    let url = try #require(URL(string: "http://localhost:1/file"))
    let source = Answers(["PUT /file": ["status": "201"]])
    let recorder = TaskRecorder()
    let requests = TestSession.make(recording: recorder)
    let screen = LoadedText {
      var request = URLRequest(url: url)
      request.httpMethod = "PUT"
      SessionRequests.resume(requests.uploadTask(with: request, from: Data("body".utf8)))
      return "started"
    }
    let session = Session(
      screen, in: .everywhere, time: .virtual, outside: source, isHeld: false)
    try await session.wait()
    #expect(recorder.log == ["sent 4 of 4", "response 201", "complete"])
  }

  @Test func aDelegateCanCancelAnAnsweredTask() async throws {
    let url = try #require(URL(string: "http://localhost:1/file"))
    let source = Answers(["GET /file": ["status": "200", "text": "content"]])
    let recorder = TaskRecorder(decide: { _ in .cancel })
    let requests = TestSession.make(recording: recorder)
    let screen = LoadedText {
      SessionRequests.resume(requests.dataTask(with: url))
      return "started"
    }
    let session = Session(
      screen, in: .everywhere, time: .virtual, outside: source, isHeld: false)
    try await session.wait()
    #expect(recorder.log == ["response 200", "error -999"])
    #expect(session.pending.isEmpty)
  }

  @Test func aTaskThatIsCanceledBeforeItStartsIsNotPending() async throws {
    let url = try #require(URL(string: "http://localhost:1/unsent"))
    let session = Session(Text("idle"), time: .real)
    let error = await withCheckedContinuation { continuation in
      session.perform {
        let task = requests.dataTask(with: url) { _, _, error in
          continuation.resume(returning: error)
        }
        task.cancel()
        SessionRequests.resume(task)
      }
    }
    #expect((error as? URLError)?.code == .cancelled)
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.pending.isEmpty)
  }

  /// A recording contains only the last response to a task, so a replay follows no redirect and sends
  /// no challenge.
  @Test(arguments: [
    ["status": "401", "text": "no", "header WWW-Authenticate": #"Basic realm="a""#],
    ["status": "302", "text": "no", "header Location": "/other"],
  ])
  func anAnswerIsTheResultOfTheTask(answer: Resolution.Answer) async throws {
    let url = try #require(URL(string: "http://localhost:1/file"))
    let source = Answers(["GET /file": answer])
    let recorder = TaskRecorder(answer: { _ in
      (.useCredential, URLCredential(user: "ada", password: "secret", persistence: .none))
    })
    let requests = TestSession.make(recording: recorder)
    let screen = LoadedText {
      SessionRequests.resume(requests.dataTask(with: url))
      return "started"
    }
    let session = Session(
      screen, in: .everywhere, time: .virtual, outside: source, isHeld: false)
    try await session.wait()
    #expect(recorder.log == ["response \(answer["status"] ?? "")", "data no", "complete"])
  }
}
