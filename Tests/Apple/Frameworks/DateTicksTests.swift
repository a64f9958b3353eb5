import Foundation
import Testing

@testable import PlatenCharts

@Suite struct DateTicksTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func seconds(_ text: String) throws -> Double {
    try Date(text, strategy: .iso8601).timeIntervalSinceReferenceDate
  }

  private func texts(_ dates: [Double]) -> [String] {
    dates.map { Date(timeIntervalSinceReferenceDate: $0).formatted(.iso8601) }
  }

  @Test func monthsBeginTheQuartersOfAYear() throws {
    let domain = try seconds("2026-01-20T00:00:00Z")...seconds("2026-12-05T00:00:00Z")
    let (dates, unit) = DateTicks(calendar: calendar).automatic(in: domain, count: 5)
    #expect(
      texts(dates) == ["2026-04-01T00:00:00Z", "2026-07-01T00:00:00Z", "2026-10-01T00:00:00Z"])
    #expect(unit == .month)
  }

  @Test func hoursAreAligned() throws {
    let domain = try seconds("2026-01-20T01:30:00Z")...seconds("2026-01-20T15:00:00Z")
    let (dates, _) = DateTicks(calendar: calendar).automatic(in: domain, count: 5)
    #expect(
      texts(dates).map { $0.dropFirst(11).prefix(5) } == [
        "03:00", "06:00", "09:00", "12:00", "15:00",
      ])
  }

  @Test func extremeDatesHaveFewLabels() {
    let domain =
      Date.distantPast
      .timeIntervalSinceReferenceDate...Date.distantFuture.timeIntervalSinceReferenceDate
    let ticks = DateTicks(calendar: calendar)
    #expect(ticks.automatic(in: domain, count: 5).dates.count <= LinearScale.maxTicks)
    #expect(ticks.dates(in: domain, every: 1, .second).count <= LinearScale.maxTicks)
    #expect(ticks.dates(in: domain, every: 0, .year).count <= LinearScale.maxTicks)
  }
}
