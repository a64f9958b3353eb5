import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct RegionTests {
  @Test func theCalendarUsesTheLocaleAndTimeZoneOfTheEnvironment() async {
    struct Days: View {
      @Environment(\.calendar) private var calendar

      var body: some View {
        Text("\(calendar.timeZone.identifier) \(calendar.firstWeekday)")
      }
    }
    await expectTranscript(
      of: Days().environment(\.locale, Locale(identifier: "de_AT"))
        .environment(\.timeZone, TimeZone(identifier: "Europe/Vienna") ?? .gmt)
    ) {
      "  Europe/Vienna 2"
    }
  }
}
