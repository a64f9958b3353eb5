import Foundation

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.autoupdatingCurrent
}

private struct CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar? = nil
}

private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.autoupdatingCurrent
}

extension EnvironmentValues {
  /// The current locale that views should use for formatting.
  ///
  /// The default is the system's locale. A replayed recording uses its recorded locale, and virtual
  /// time uses `en_US`.
  ///
  ///     Text(price.formatted(.number.locale(locale)))
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The current time zone that views should use for dates.
  ///
  /// The default is the system's time zone. A replayed recording uses its recorded time zone, and
  /// virtual time uses Greenwich Mean Time.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The current calendar that views should use for dates.
  ///
  /// The default is the calendar of ``locale`` in ``timeZone``.
  public var calendar: Calendar {
    get { ownCalendar ?? locale.calendar(in: timeZone) }
    set { self[CalendarKey.self] = newValue }
  }

  /// The calendar that a view sets explicitly, or `nil` if no view sets one.
  package var ownCalendar: Calendar? { self[CalendarKey.self] }
}

extension Locale {
  /// Returns the calendar of the locale with the specified time zone.
  package func calendar(in timeZone: TimeZone) -> Calendar {
    var calendar = calendar
    (calendar.locale, calendar.timeZone) = (self, timeZone)
    return calendar
  }
}
