import Foundation
import PlatenCombine
import Testing

@Suite struct DateBasedTimeTests {
  private typealias Time = RunLoop.SchedulerTimeType

  @Test func advancingByTheDistanceToATimeReturnsThatTime() {
    let start = Time(Date(timeIntervalSinceReferenceDate: 10))
    let end = start.advanced(by: .milliseconds(1_500))
    #expect(end.date == Date(timeIntervalSinceReferenceDate: 11.5))
    #expect(start.distance(to: end) == .seconds(1.5))
  }

  @Test func intervalsAreAddedAndScaled() {
    var interval: Time.Stride = .seconds(2)
    interval -= .milliseconds(500)
    interval *= 2
    #expect(interval == 3.0)
    #expect(Time.Stride.microseconds(1) > .nanoseconds(999))
    #expect(Time.Stride(exactly: 7)?.magnitude == 7)
  }
}
