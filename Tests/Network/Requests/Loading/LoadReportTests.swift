import Foundation
import FoundationNetworking
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct LoadReportTests {
  @Test func aCompletionHandlerReceivesAllPartsOfABody() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      for _ in 0..<50 { connection.send(String(repeating: "a", count: 10_000)) }
    }
    let url = try server.url()
    let count = await withCheckedContinuation { continuation in
      TestSession.make().dataTask(with: url) { data, _, _ in
        continuation.resume(returning: data?.count)
      }
      .resume()
    }
    #expect(count == 500_000)
    withExtendedLifetime(server) {}
  }

  @Test func aDelegateReceivesDataBeforeTheBodyIsComplete() async throws {
    let isRead = DispatchSemaphore(value: 0)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")
      isRead.wait()
      connection.send("later")
    }
    let recorder = DataRecorder { if $0 == "first" { isRead.signal() } }
    let task = TestSession.make(delegate: recorder).dataTask(with: try server.url())
    task.resume()
    #expect(await recorder.error == nil)
    #expect(recorder.text == "firstlater")
    withExtendedLifetime(server) {}
  }
}
