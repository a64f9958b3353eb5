import Foundation
import FoundationNetworking
import PlatenContext
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

  @Test func theProgressOfATaskAdvancesAndIsCompleteAtTheEnd() async throws {
    let (isWritten, isRead) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n")
      connection.send("one")
      isRead.wait()
      connection.send("second")
    }
    let recorder = TaskRecorder(onCall: { if $0 == "wrote 3 of 9" { isWritten.signal() } })
    let task = TestSession.make(recording: recorder).downloadTask(with: try server.url())
    let parent = Progress(totalUnitCount: 2)
    parent.addChild(task.progress, withPendingUnitCount: 1)
    SessionRequests.resume(task)
    await Task.detached { isWritten.wait() }.value
    #expect(abs(task.progress.fractionCompleted - 1 / 3) < 0.001)
    #expect(abs(parent.fractionCompleted - 1 / 6) < 0.001)
    #expect(!task.progress.isFinished)
    isRead.signal()
    #expect(await recorder.error == nil)
    #expect(task.progress.isFinished && task.progress.fractionCompleted == 1)
    #expect(parent.fractionCompleted == 0.5)
    withExtendedLifetime(server) {}
  }

  @Test func theProgressOfABodyOfUnknownLengthIsIndeterminateUntilTheEnd() async throws {
    let wasIndeterminate = Locked<Bool?>(nil)
    let server = try RawServer(sending: "HTTP/1.1 200 OK\r\n\r\nbody")
    let running = Locked<URLSessionDataTask?>(nil)
    let recorder = TaskRecorder(onCall: { call in
      if call == "response 200" { wasIndeterminate.value = running.value?.progress.isIndeterminate }
    })
    let task = TestSession.make(recording: recorder).dataTask(with: try server.url())
    running.value = task
    task.resume()
    #expect(await recorder.error == nil)
    #expect(wasIndeterminate.value == true)
    #expect(task.progress.isFinished)
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
