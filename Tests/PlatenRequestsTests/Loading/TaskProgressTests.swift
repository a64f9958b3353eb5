import Foundation
import FoundationNetworking
import PlatenReactive
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct TaskProgressTests {
  @Test func aDelegateReceivesTheProgressAndTheFileOfADownload() async throws {
    let isWritten = DispatchSemaphore(value: 0)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")
      isWritten.wait()
      connection.send("later")
    }
    let recorder = TaskRecorder(onCall: { if $0 == "wrote 5 of 10" { isWritten.signal() } })
    let task = TestSession.make(recording: recorder).downloadTask(with: try server.url())
    SessionRequests.resume(task)
    #expect(await recorder.error == nil)
    #expect(
      recorder.log == ["wrote 5 of 10", "wrote 10 of 10", "file firstlater", "complete"])
    #expect((task.response as? HTTPURLResponse)?.statusCode == 200)
    let counts = SessionRequests.byteCounts(of: task)
    #expect((counts.received, counts.expectedToReceive) == (10, 10))
    withExtendedLifetime(server) {}
  }

  @Test func anInterruptedDownloadHasNoFile() async throws {
    let server = try RawServer(sending: "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")
    let recorder = TaskRecorder()
    TestSession.make(recording: recorder).downloadTask(with: try server.url()).resume()
    #expect((await recorder.error as? URLError)?.code == .networkConnectionLost)
    #expect(recorder.log == ["wrote 5 of 10", "error -1005"])
  }

  @Test(arguments: [false, true])
  func theProgressOfAnUploadIsReported(hasCompletionHandler: Bool) async throws {
    let server = try RawServer { connection in
      _ = connection.body()
      connection.send(.response("done"))
    }
    let recorder = TaskRecorder()
    let session = TestSession.make(recording: recorder)
    var request = URLRequest(url: try server.url())
    request.httpMethod = "PUT"
    let body = Data(count: 300_000)
    if hasCompletionHandler {
      _ = try await session.upload(for: request, from: body)
    } else {
      session.uploadTask(with: request, from: body).resume()
      #expect(await recorder.error == nil)
    }
    #expect(recorder.log.contains("sent 300000 of 300000"))
    let sent = recorder.log.compactMap { $0.wholeMatch(of: /sent (\d+) of 300000/) }
      .compactMap { Int($0.1) }
    #expect(sent == sent.sorted())
  }
}
