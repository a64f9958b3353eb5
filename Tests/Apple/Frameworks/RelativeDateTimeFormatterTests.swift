import Foundation
import PlatenFoundation
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(_ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric)
    -> RelativeDateTimeFormatter
  {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateTimeStyle = style
    return formatter
  }

  @Test func aDateIsRelativeToTheOther() {
    let date = Date(timeIntervalSince1970: 1e9)
    #expect(formatter().localizedString(for: date, relativeTo: date + 7200) == "2 hours ago")
    #expect(formatter().localizedString(for: date + 7200, relativeTo: date) == "in 2 hours")
  }

  @Test func anIntervalIsRelativeToNow() {
    let formatter = formatter()
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hr. ago")
  }

  @Test func aNamedStyleUsesNames() {
    #expect(formatter(.named).localizedString(from: DateComponents(day: -1)) == "yesterday")
  }

  @Test func anObjectIsADateRelativeToNow() {
    let text = formatter().string(for: Date(timeIntervalSinceNow: -7210))
    #expect(text == "2 hours ago")
    #expect(formatter().string(for: "date") == nil)
  }
}
