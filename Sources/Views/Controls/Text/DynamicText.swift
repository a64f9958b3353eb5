import Foundation
@_spi(Nodes) import PlatenGraph

/// Text that depends on the environment or on the time.
protocol DynamicText: Equatable, Sendable {
  func text(in setting: TextContext) -> String

  /// Returns the next date at which the text may change; `nil` if it does not depend on the time.
  func change(after now: Date) -> Date?
}

extension DynamicText {
  func change(after now: Date) -> Date? { nil }

  func isEqual(to other: any DynamicText) -> Bool { (other as? Self) == self }
}

/// The locale, the time zone, the time and the calendar for dynamic text.
struct TextContext {
  let locale: Locale
  let timeZone: TimeZone
  let now: Date
  private let ownCalendar: Calendar?

  @MainActor
  init(_ values: EnvironmentValues) {
    (locale, timeZone, now) = (values.locale, values.timeZone, values.now)
    ownCalendar = values.ownCalendar
  }

  /// The calendar of the environment, created on access because most text does not need it.
  var calendar: Calendar { ownCalendar ?? locale.calendar(in: timeZone) }
}
