import Dispatch
import Testing

@testable import PlatenReactive

@Suite struct BackgroundWorkTests {
  @Test func theResultsOfBackgroundWorkArriveInTheOrderOfItsStart() {
    let clock = VirtualClock()
    let context = SessionContext(clock: clock)
    let lines = Locked<[String]>([])
    let work = ["a", "b"].map { BackgroundWork(WorkLabel($0), of: context, clock) }
    #expect(clock.pending.map(\.name) == ["a", "b"])
    // The later work ends first.
    for (name, work) in [("b", work[1]), ("a", work[0])] {
      work.run {
        clock.scheduleArrival(WorkLabel(name), Action { lines.withLock { $0.append(name) } })
      }
    }
    #expect(clock.activity.isIdle)
    #expect(lines.value == [])
    clock.advance(to: .nanoseconds(1))
    #expect(lines.value == ["a", "b"])
  }
}
