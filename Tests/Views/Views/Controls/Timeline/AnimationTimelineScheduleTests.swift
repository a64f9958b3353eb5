import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct AnimationTimelineScheduleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 5)

  private func entries(_ schedule: AnimationTimelineSchedule) -> [TimeInterval] {
    schedule.entries(from: start, mode: .normal).prefix(3).map(\.timeIntervalSinceReferenceDate)
  }

  @Test func anAnimationScheduleHasAnEntryEverySecondByDefault() {
    #expect(entries(.animation) == [5, 6, 7])
    #expect(entries(.animation(minimumInterval: 2)) == [5, 7, 9])
  }

  @Test func aPausedAnimationScheduleHasOneEntry() {
    #expect(entries(.animation(paused: true)) == [5])
  }
}
