import Foundation
import FoundationNetworking
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct LoadTests {
  @Test func aCanceledTaskClosesItsConnection() async throws {
    let server = try RawServer { $0.waitForClose() }
    let session = TestSession.make { $0.urlCache = nil }
    let url = try server.url()
    let errors = await withTaskGroup(of: URLError.Code?.self) { group in
      for _ in 0..<50 {
        group.addTask {
          await withCheckedContinuation { continuation in
            let task = session.dataTask(with: url) { _, _, error in
              continuation.resume(returning: (error as? URLError)?.code)
            }
            task.resume()
            task.cancel()
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors == Array(repeating: .cancelled, count: 50))
    #expect(await OpenConnections.end(to: server.port))
  }

  @Test func theDelegateOfATaskReceivesItsChallengesAndProgress() async throws {
    let server = try RawServer { connection in
      repeat {
        _ = connection.body()
        let isKnown = connection.head.contains("Authorization: Basic")
        connection.send(
          isKnown
            ? .response("welcome")
            : .response("", status: "401 Unauthorized", #"WWW-Authenticate: Basic realm="a""#))
      } while connection.receiveHead()
    }
    let recorder = TaskRecorder(answer: { _ in
      (.useCredential, URLCredential(user: "ada", password: "secret", persistence: .none))
    })
    var request = URLRequest(url: try server.url())
    request.httpMethod = "PUT"
    let session = TestSession.make { $0.urlCredentialStorage = nil }
    let (data, _) = try await session.upload(
      for: request, from: Data("body".utf8), delegate: recorder)
    #expect(String(data) == "welcome")
    #expect(recorder.log.contains("challenge NSURLAuthenticationMethodHTTPBasic a 0"))
    #expect(recorder.log.contains("sent 4 of 4"))
    withExtendedLifetime(server) {}
  }

  /// Foundation on Linux does not support resume data.
  @Test func aDownloadHasNoResumeData() async throws {
    let server = try RawServer { $0.waitForClose() }
    let recorder = TaskRecorder()
    let task = TestSession.make(recording: recorder).downloadTask(with: try server.url())
    task.resume()
    let data = await withCheckedContinuation { continuation in
      task.cancel { continuation.resume(returning: $0) }
    }
    #expect(data == nil)
    #expect((await recorder.error as? URLError)?.code == .cancelled)
    #expect(await OpenConnections.end(to: server.port))
  }

  @Test func theCacheOfAConfigurationIsNotUsed() async throws {
    let count = Locked(0)
    let server = try RawServer { connection in
      count.withLock { $0 += 1 }
      connection.send(.response("body", "Cache-Control: max-age=1000"))
    }
    let session = TestSession.make {
      $0.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
    }
    #expect(session.configuration.urlCache == nil)
    for _ in 0..<2 { _ = try await session.data(from: server.url()) }
    #expect(count.value == 2)
  }
}
