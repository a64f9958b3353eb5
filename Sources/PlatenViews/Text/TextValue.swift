import Foundation

/// What a text says that follows from where and when it is said.
protocol TextValue: Equatable, Sendable {
  func text(in setting: TextSetting) -> String

  /// When it may say something else, as far as time decides that.
  func change(after now: Date) -> Date?
}

extension TextValue {
  func change(after now: Date) -> Date? { nil }

  func isEqual(to other: any TextValue) -> Bool { (other as? Self) == self }
}

/// Where and when a text is said.
struct TextSetting {
  let locale: Locale
  let timeZone: TimeZone
  let now: Date
  private let ownCalendar: Calendar?

  @MainActor
  init(_ values: EnvironmentValues) {
    (locale, timeZone, now) = (values.locale, values.timeZone, values.now)
    ownCalendar = values.ownCalendar
  }

  /// The calendar of the environment. Most texts have no use for it, so it is made when it is asked for.
  var calendar: Calendar { ownCalendar ?? locale.calendar(in: timeZone) }
}
