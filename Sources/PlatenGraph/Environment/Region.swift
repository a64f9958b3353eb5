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
  /// The language and region that views write for: the system's, that of a recording which is
  /// replayed, or in virtual time `en_US`.
  ///
  ///     Text(price.formatted(.number.locale(locale)))
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone that views write times in: the system's, that of a recording which is replayed, or
  /// in virtual time that of Greenwich.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar that views count days by: that of ``locale`` in ``timeZone``, unless a view says
  /// otherwise.
  public var calendar: Calendar {
    get { ownCalendar ?? locale.calendar(in: timeZone) }
    set { self[CalendarKey.self] = newValue }
  }

  /// The calendar that a view says.
  package var ownCalendar: Calendar? { self[CalendarKey.self] }
}

extension Locale {
  /// Its calendar, by the days of a time zone.
  package func calendar(in timeZone: TimeZone) -> Calendar {
    var calendar = calendar
    (calendar.locale, calendar.timeZone) = (self, timeZone)
    return calendar
  }
}
