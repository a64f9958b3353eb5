import Foundation
import FoundationNetworking
import PlatenTestSupport
import Testing

@testable import PlatenRequests

@Suite struct DelegateAdapterTests {
  @Test func theDelegateReceivesTheResponseBeforeItsData() async throws {
    let server = try RawServer(sending: .response("body"))
    let recorder = TaskRecorder()
    TestSession.make(recording: recorder).dataTask(with: try server.url()).resume()
    #expect(await recorder.error == nil)
    #expect(recorder.log == ["response 200", "data body", "complete"])
  }

  @Test func aDelegateCanCancelATaskWhenItsResponseArrives() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nbody")
      connection.waitForClose()
    }
    let recorder = TaskRecorder(decide: { _ in .cancel })
    TestSession.make(recording: recorder).dataTask(with: try server.url()).resume()
    #expect((await recorder.error as? URLError)?.code == .cancelled)
    #expect(recorder.log == ["response 200", "error -999"])
    #expect(await OpenConnections.end(to: server.port))
  }

  @Test func dataWaitsForTheDecisionOfTheDelegate() async throws {
    let isSent = DispatchSemaphore(value: 0)
    let server = try RawServer { connection in
      connection.send(.response("body"))
      isSent.signal()
    }
    let recorder = TaskRecorder(decide: { _ in
      isSent.wait()
      return .allow
    })
    TestSession.make(recording: recorder).dataTask(with: try server.url()).resume()
    #expect(await recorder.error == nil)
    #expect(recorder.log == ["response 200", "data body", "complete"])
    withExtendedLifetime(server) {}
  }

  @Test func aSessionReturnsTheDelegateOfTheApp() {
    let recorder = TaskRecorder()
    let session = TestSession.make(recording: recorder)
    #expect(SessionRequests.delegate(of: session) === recorder)
    #expect(SessionRequests.delegate(of: TestSession.make()) == nil)
  }

  /// Foundation on Linux declares the type of the metrics, but creates no values of it.
  @Test func aDelegateReceivesNoMetrics() async throws {
    let server = try RawServer(sending: .response(""))
    let recorder = TaskRecorder()
    TestSession.make(recording: recorder).dataTask(with: try server.url()).resume()
    _ = await recorder.error
    #expect(recorder.log == ["response 200", "complete"])
  }
}
