import Foundation
import FoundationNetworking
import PlatenContext
import PlatenSecrets
import PlatenTestSupport
import Testing

@testable import PlatenTesting

@MainActor
@Suite struct FixturesTests {
  private let directory = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString, directoryHint: .isDirectory)

  /// Returns the texts and statuses of three requests in a session.
  private func load(from address: String, _ source: any ResponseSource) async throws -> [String] {
    let loaded = Locked<[String]>([])
    let url = try #require(URL(string: address))
    let screen = EmptyView().task {
      for _ in 0..<3 {
        guard let (data, response) = try? await SessionRequests.shared.data(from: url) else {
          continue
        }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        loaded.withLock { $0.append("\(status) \(String(decoding: data, as: UTF8.self))") }
      }
    }
    let session = Session(
      screen, in: .everywhere, time: .virtual, outside: source, isHeld: false)
    try await session.wait()
    return loaded.value
  }

  @Test func recordedFixturesAnswerTheSameRequestsWithoutASecret() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let count = Locked(0)
    let server = try RawServer { connection in
      let number = count.withLock { count in
        count += 1
        return count
      }
      let status = number == 1 ? "200 OK" : "503 Unavailable"
      let body = #"{"number": \#(number), "user": "hunter2"}"#
      connection.send(
        """
        HTTP/1.1 \(status)\r
        Content-Type: application/json; charset=utf-8\r
        Set-Cookie: id=hunter2\r
        Content-Length: \(body.utf8.count)\r
        \r
        \(body)
        """)
    }
    let folder = FixtureFolder(directory)
    let recorder = FixtureRecorder(folder, secrets: ["hunter2"])
    let live = try await load(
      from: "http://127.0.0.1:\(server.port)/movie/popular?token=hunter2", recorder)
    #expect(live.map { $0.prefix(3) } == ["200", "503", "503"])

    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    let name = "GET_movie_popular+token=---"
    #expect(
      names == [
        "\(name).json", "\(name)~2.json", "\(name)~2.status", "\(name)~3.json", "\(name)~3.status",
      ])
    for name in names {
      let text = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
      #expect(!text.contains("hunter2"))
    }
    for _ in 0..<20 {
      let replayed = try await load(
        from: "http://localhost:1/movie/popular?token=other", Fixtures(folder, secrets: []))
      #expect(replayed == live.map { $0.replacing("hunter2", with: "•••") })
    }
    withExtendedLifetime(server) {}
  }

  @Test func aRequestWithoutAFixtureFails() async throws {
    let loaded = try await load(
      from: "http://localhost:1/movie", Fixtures(FixtureFolder(directory), secrets: []))
    #expect(loaded == [])
  }

  @Test func secretsAreMaskedInNamesAndInTextButNotInTheStatus() {
    let mask = SecretMask(ofTest: ["hunter2", "200", "a b/c"])
    #expect(mask.masked("GET /bot/hunter2") == "GET /bot/•••")
    #expect(
      mask.masked(#"{"count": 200, "url": "?q=a%20b%2Fc"}"#) == #"{"count": 200, "url": "?q=•••"}"#)
  }

  @Test func responsesToARemoteClientAreRecordedAndReplayed() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")
    let folder = FixtureFolder(directory)
    let sources: [any ResponseSource] = [
      FixtureRecorder(folder, secrets: []), Fixtures(folder, secrets: []),
    ]
    for source in sources {
      let request = RemoteRequest(at: "http://127.0.0.1:\(server.port)", path: ["greeting"])
      let loaded = Locked("")
      let screen = EmptyView().task {
        let body = try? await RemoteClient.live.data(for: request)
        loaded.value = body.map { String(decoding: $0, as: UTF8.self) } ?? "no response"
      }
      let session = Session(
        screen, in: .everywhere, time: .virtual, outside: source, isHeld: false)
      try await session.wait()
      #expect(loaded.value == "hello")
      #expect(session.log.lines == [])
    }
    withExtendedLifetime(server) {}
  }
}
