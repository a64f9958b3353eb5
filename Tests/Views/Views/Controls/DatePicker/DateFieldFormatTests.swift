import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct DateFieldFormatTests {
  private let both: DateFieldFormat
  private let date: DateFieldFormat
  private let time: DateFieldFormat
  /// 2001-01-01 00:00:30 GMT.
  private let old = Date(timeIntervalSinceReferenceDate: 30)

  init() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 0))
    both = DateFieldFormat(components: [.date, .hourAndMinute], timeZone: zone)
    date = DateFieldFormat(components: .date, timeZone: zone)
    time = DateFieldFormat(components: .hourAndMinute, timeZone: zone)
  }

  @Test func theTextOfADateContainsOnlyTheDisplayedComponents() {
    #expect(both.text(of: old) == "2001-01-01 00:00")
    #expect(date.text(of: old) == "2001-01-01")
    #expect(time.text(of: old) == "00:00")
  }

  @Test func parsingPreservesComponentsThatAreNotDisplayed() throws {
    let next = try #require(date.date(from: "2001-1-2", keeping: old))
    #expect(next.timeIntervalSince(old) == 86_400)
    #expect(time.date(from: "0:00", keeping: old) == old)
  }

  @Test func parsingANewTimeSetsTheSecondsToZero() {
    let expected = Date(timeIntervalSinceReferenceDate: 90 * 60)
    #expect(both.date(from: "2001-01-01T1:30", keeping: old) == expected)
  }

  @Test(arguments: ["2001-02-30", "2001-13-01", "01-01-01", "2001-01-01 10:00", ""])
  func anInvalidDateIsRejected(text: String) {
    #expect(date.date(from: text, keeping: old) == nil)
  }
}
