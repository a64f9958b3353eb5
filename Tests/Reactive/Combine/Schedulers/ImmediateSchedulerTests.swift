import PlatenCombine
import Testing

struct ImmediateSchedulerTests {
  @Test func theImmediateSchedulerRunsActionsSynchronously() {
    var count = 0
    ImmediateScheduler.shared.schedule { count += 1 }
    ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now) { count += 1 }
    ImmediateScheduler.shared.schedule(
      after: ImmediateScheduler.shared.now, interval: 1, tolerance: 0, options: nil
    ) { count += 1 }
    #expect(count == 3)
  }
}
