import Foundation
import PlatenFoundation
import Testing

@Suite struct DateComponentsFormatterTests {
  private typealias Formatter = PlatenFoundation.DateComponentsFormatter

  private func formatter(
    _ style: Formatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second]
  ) -> Formatter {
    let formatter = Formatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    return formatter
  }

  @Test(arguments: [
    (Formatter.UnitsStyle.full, "2 hours, 1 minute, 5 seconds"), (.short, "2 hr, 1 min, 5 sec"),
    (.spellOut, "two hours, one minute, five seconds"), (.brief, "2 hr 1 min 5 sec"),
    (.abbreviated, "2h 1m 5s"), (.positional, "2:01:05"),
  ])
  private func theStyleSetsTheLengthOfUnits(style: Formatter.UnitsStyle, text: String) {
    #expect(formatter(style).string(from: 7265.9) == text)
  }

  @Test(arguments: [
    (45.0, "45 seconds"), (3600, "1 hour"), (0, "0 seconds"), (-90, "-1 minute, 30 seconds"),
    (90_000, "25 hours"),
  ])
  func zerosAreOmitted(seconds: TimeInterval, text: String) {
    #expect(formatter(.full).string(from: seconds) == text)
  }

  @Test func positionsArePadded() {
    let formatter = formatter(.positional, [.minute, .second])
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
  }

  @Test(arguments: [
    (93_784.0, "1d 2:03:04"), (86_400, "1d 0:00:00"), (3_661, "1:01:01"), (0, "0"),
    (34_560_000, "1y 1mo 4d 0:00:00"),
  ])
  func unitsAboveHoursHaveNoPosition(seconds: TimeInterval, text: String) {
    let formatter = formatter(.positional, [.year, .month, .day, .hour, .minute, .second])
    formatter.referenceDate = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func valuesAreSpelledOutInTheLanguageOfTheCalendar() {
    let formatter = formatter(.spellOut, [.day, .hour])
    #expect(formatter.string(from: 86_400 * 1_342) == "one thousand three hundred forty-two days")
    formatter.calendar?.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: 7_200) == "zwei Stunden")
  }

  @Test func datesAreCountedInTheCalendar() {
    let start = Date(timeIntervalSince1970: 0)
    let formatter = formatter(.full, [.year, .month, .day])
    #expect(
      formatter.string(from: start, to: start.addingTimeInterval(86_400 * 400))
        == "1 year, 1 month, 4 days")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: DateComponents(month: 14)) == "1 year")
  }

  @Test func aDurationWithoutAnEndHasNoText() {
    #expect(formatter(.full).string(from: .infinity) == nil)
    #expect(formatter(.full).string(for: "1") == nil)
  }
}
