import Foundation
@_spi(Nodes) import PlatenGraph

/// What a text says that follows from where and when it is said.
protocol DynamicText: Equatable, Sendable {
  func text(in setting: TextContext) -> String

  /// When it may say something else, as far as time decides that.
  func change(after now: Date) -> Date?
}

extension DynamicText {
  func change(after now: Date) -> Date? { nil }

  func isEqual(to other: any DynamicText) -> Bool { (other as? Self) == self }
}

/// Where and when a text is said.
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

  /// The calendar of the environment. Most texts have no use for it, so it is made when it is asked for.
  var calendar: Calendar { ownCalendar ?? locale.calendar(in: timeZone) }
}
