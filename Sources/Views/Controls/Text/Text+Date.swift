import Foundation

extension Text {
  /// The format of a date in a text view.
  public struct DateStyle: Equatable, Codable, Sendable {
    private enum Kind: Codable {
      case date, time, relative, offset, timer
    }

    private let kind: Kind

    /// The date: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The difference from now, in two units: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The difference from now, with a sign and in one unit: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The difference from now as on a stopwatch: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text view from a date, in the locale, the time zone and the calendar of the environment.
  ///
  /// Relative styles use the session clock, which can be virtual. A transcript contains each
  /// change: `advance 1m` makes a timer tick 60 times.
  public init(_ date: Date, style: DateStyle) {
    self.init(runs: [TextRun(DateText(date: date, style: style))])
  }

  /// Creates a text view from a range of dates: two times on the same day, or two days with times.
  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) { self.init(runs: [TextRun(DatesText(dates: dates))]) }

  /// Creates a text view with the start and the end of a date interval.
  @_disfavoredOverload
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

private struct DateText: DynamicText {
  let date: Date
  let style: Text.DateStyle

  func text(in setting: TextContext) -> String {
    let distance = date.timeIntervalSince(setting.now).inMilliseconds
    let seconds = abs(distance).rounded(.down)
    switch style {
    case .time: return setting.dateFormat.hour().minute().format(date)
    case .relative: return setting.words(for: seconds, items: 2)
    case .offset: return (distance < 0 ? "-" : "+") + setting.words(for: seconds, items: 1)
    case .timer: return setting.stopwatch(seconds)
    default: return setting.dateFormat.year().month(.wide).day().format(date)
    }
  }

  func change(after now: Date) -> Date? {
    style == .date || style == .time ? nil : now.next(wholeSecondsFrom: date)
  }
}

private struct DatesText: DynamicText {
  let dates: ClosedRange<Date>

  func text(in setting: TextContext) -> String {
    let isOneDay = setting.calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let format = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: setting.locale,
      calendar: setting.calendar, timeZone: setting.timeZone)
    return format.format(dates.lowerBound..<dates.upperBound)
  }
}

extension TextContext {
  fileprivate var dateFormat: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// Returns a number of seconds in words, in its largest units and rounded down.
  fileprivate func words(for seconds: Double, items: Int) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: items,
      fractionalPart: .hide(rounded: .down))
    return style.locale(locale).format(Duration(clamping: seconds))
  }
}
