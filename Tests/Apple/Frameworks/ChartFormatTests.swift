import Foundation
import Testing

@testable import PlatenCharts

@Suite struct ChartFormatTests {
  private func format(_ locale: String = "en_US") -> ChartFormat {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return ChartFormat(locale: Locale(identifier: locale), calendar: calendar, timeZone: .gmt)
  }

  @Test(arguments: [
    (0.0, "0"), (12, "12"), (6.5, "6.5"), (1234.56, "1,235"), (0.0123, "0.0123"),
    (-3.25, "-3.25"),
  ])
  func numbersHaveFewDigits(number: Double, expected: String) {
    #expect(format().number(number) == expected)
  }

  @Test func extremeNumbersAreShort() {
    #expect(format().number(1e300).count < 8)
    #expect(format().number(1e-300).count < 8)
  }

  @Test func textsUseTheLocale() {
    #expect(
      format("de_DE").number(1234.5) == "1.234,5" || format("de_DE").number(1234.5) == "1.234")
    #expect(format("de_DE").percent(0.25).hasPrefix("25"))
  }

  @Test(arguments: [
    (Calendar.Component.month, 90, "Mar"), (.month, 800, "Mar 2026"), (.day, 30, "Mar 5"),
    (.year, 800, "2026"), (.weekOfYear, 30, "Mar 5"),
  ])
  func theUnitDeterminesTheTextOfADate(
    unit: Calendar.Component, days: Double, expected: String
  ) throws {
    let date = try Date("2026-03-05T13:07:00Z", strategy: .iso8601)
    let text = format().date(
      date.timeIntervalSinceReferenceDate, unit: unit, span: days * ChartFormat.day)
    #expect(text == expected)
  }

  @Test func hoursOfADayHaveNoDate() throws {
    let seconds = try Date("2026-03-05T13:07:00Z", strategy: .iso8601)
      .timeIntervalSinceReferenceDate
    #expect(format("de_DE").date(seconds, unit: .minute, span: 3_600) == "13:07")
  }
}
