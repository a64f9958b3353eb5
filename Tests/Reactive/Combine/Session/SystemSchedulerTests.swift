import Foundation
import PlatenCombine
import Testing

struct SystemSchedulerTests {
  @Test func aDirectCallUsesTheClockOfTheActiveSession() {
    let session = TestSession()
    var runs = 0
    let timer = session.perform {
      #expect(DispatchQueue.main.now == session.queue.now)
      #expect(RunLoop.main.now == session.runLoop.now)
      DispatchQueue.main.schedule { runs += 1 }
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 1)) { runs += 10 }
      return DispatchQueue.main.schedule(after: DispatchQueue.main.now, interval: 1) { runs += 100 }
    }
    #expect(runs == 0)
    session.queue.advance(by: 1)
    session.runLoop.advance(by: 1)
    #expect(runs == 211)
    #expect(Set(session.labels.map(\.name)) == ["scheduled work"])
    timer.cancel()
    #expect(session.queue.pendingCount == 0)
  }

  @Test func theSystemQueueIgnoresSessions() async {
    let session = TestSession()
    await withCheckedContinuation { done in
      session.perform { DispatchQueue.main.system.schedule { done.resume() } }
    }
    #expect(session.labels == [])
  }
}
