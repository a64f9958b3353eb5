import Dispatch
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct SerialWorkTests {
  @Test func eachActionRunsOnceAndInOrder() {
    let (work, trace) = (SerialWork(), Trace())
    var starts: [() -> Void] = []
    for name in ["a", "b"] {
      work.add(Action { trace.add(name) }) { starts.append($0) }
    }
    #expect(starts.count == 1 && trace.lines == [])
    starts[0]()
    #expect(trace.lines == ["a", "b"])
    work.add(Action { trace.add("c") }) { $0() }
    #expect(trace.lines == ["a", "b", "c"])
  }

  @Test func actionsFromSeveralThreadsDoNotOverlap() {
    let work = SerialWork()
    let (count, isRunning, ended) = (Locked(0), Locked(false), DispatchGroup())
    onThreads(4) { _ in
      for _ in 0..<500 {
        ended.enter()
        let action = Action {
          #expect(!isRunning.value)
          isRunning.value = true
          count.withLock { $0 += 1 }
          isRunning.value = false
          ended.leave()
        }
        work.add(action) { $0() }
      }
    }
    ended.wait()
    #expect(count.value == 2_000)
  }
}
