import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct PeriodicTimelineScheduleTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func entries(by interval: TimeInterval, from offset: TimeInterval) -> [TimeInterval] {
    PeriodicTimelineSchedule(from: start, by: interval).entries(from: start + offset, mode: .normal)
      .prefix(3).map(\.timeIntervalSinceReferenceDate)
  }

  @Test func aPeriodicScheduleBeginsWithTheLatestEntryAtOrBeforeTheStart() {
    #expect(entries(by: 10, from: 25) == [20, 30, 40])
    #expect(entries(by: 10, from: 30) == [30, 40, 50])
  }

  @Test func theIntervalOfAPeriodicScheduleIsAtLeastOneMillisecond() {
    #expect(entries(by: 0, from: 0) == [0, 0.001, 0.002])
    #expect(entries(by: .nan, from: 0) == [0, 0.001, 0.002])
  }
}
