import Foundation
import PlatenContext
import Testing

/// Tests of the time types of schedulers that use a clock.
@Suite struct ClockTimeTests {
  @Test(arguments: [Duration.zero, .milliseconds(1), .seconds(1_000_000), .milliseconds(-500)])
  func aTimeIsConvertedBackUnchanged(elapsed: Duration) {
    for epoch in [Epoch.fixed, .now] {
      let queue = DispatchQueue.SchedulerTimeType(elapsed, since: epoch)
      let runLoop = RunLoop.SchedulerTimeType(elapsed, since: epoch)
      let operations = OperationQueue.SchedulerTimeType(elapsed, since: epoch)
      #expect(queue.elapsed(since: epoch) == elapsed)
      #expect(runLoop.elapsed(since: epoch) == elapsed)
      #expect(operations.elapsed(since: epoch) == elapsed)
    }
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min), .seconds(-2)])
  func anOutOfRangeTimeIsClamped(elapsed: Duration) {
    let queue = DispatchQueue.SchedulerTimeType(elapsed, since: .fixed)
    let read = queue.elapsed(since: .fixed)
    #expect(elapsed > .zero ? read > .seconds(9e9) : read <= .seconds(-0.9))
    _ = RunLoop.SchedulerTimeType(elapsed, since: .fixed).elapsed(since: .fixed)
  }

  @Test func virtualTimeBeginsAtTheSameDate() {
    #expect(RunLoop.test.now.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(DispatchQueue.test.now.dispatchTime.uptimeNanoseconds == 1_000_000_000)
    #expect(OperationQueue.test.now == OperationQueue.test.now)
  }

  @Test(arguments: [
    (Duration.nanoseconds(1), 0.0), (.nanoseconds(1_999), 1e-6), (.seconds(2), 2),
    (.nanoseconds(-1), -1e-6),
  ])
  func aDateIsRoundedDownToMicroseconds(elapsed: Duration, seconds: TimeInterval) {
    let date = RunLoop.SchedulerTimeType(elapsed, since: .fixed).date
    #expect(date == Epoch.fixed.date + seconds)
  }

  @Test func aSecondAfterAnArrivalIsASecond() {
    let arrival = RunLoop.SchedulerTimeType(.milliseconds(800) + .nanoseconds(1), since: .fixed)
    let later = RunLoop.SchedulerTimeType(.milliseconds(1_800), since: .fixed)
    #expect(later.date.timeIntervalSince(arrival.date) == 1)
  }
}
