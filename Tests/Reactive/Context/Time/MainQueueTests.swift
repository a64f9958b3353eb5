import Dispatch
import PlatenContext
import Testing

@Suite struct MainQueueTests {
  @MainActor @Test func workRunsImmediatelyFromTheMainQueueAndLaterFromOtherQueues() async {
    let trace = Trace()
    MainQueue.run { trace.add("at once") }
    MainQueue.enqueue { trace.add("enqueued") }
    trace.add("after")
    await MainQueue.hop()
    #expect(trace.lines == ["at once", "after", "enqueued"])
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        MainQueue.run {
          trace.add("on the main queue: \(MainQueue.isCurrent)")
          done.resume()
        }
      }
    }
    #expect(trace.lines.last == "on the main queue: true")
  }
}
