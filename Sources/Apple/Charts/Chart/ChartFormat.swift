import Foundation

/// The texts of numbers and dates in the locale, the calendar and the time zone of a session.
struct ChartFormat {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  /// Returns a number with up to four significant digits after those of its integer part.
  func number(_ number: Double) -> String {
    let size = abs(number)
    if size != 0, size < 1e-6 || size >= 1e15 {
      return number.formatted(
        .number.notation(.scientific).precision(.significantDigits(1...4)).locale(locale))
    }
    let digits = size == 0 ? 0 : min(max(3 - Int(log10(size).rounded(.down)), 0), 8)
    let value = number.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
    return value
  }

  /// Returns a part of a whole as a percentage.
  func percent(_ part: Double) -> String {
    part.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }

  /// Returns a date as precisely as its unit and the interval that contains it require.
  ///
  /// - Parameters:
  ///   - unit: The unit of the dates; `nil` selects one by the length of the interval.
  ///   - span: The length of the interval, in seconds.
  func date(_ seconds: Double, unit: Calendar.Component?, span: Double) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    let isLong = span > 366 * Self.day
    let text: Date.FormatStyle =
      switch unit ?? (span <= 2 * Self.day ? .minute : isLong ? .month : .day) {
      case .era, .year, .yearForWeekOfYear: style.year()
      case .month, .quarter:
        isLong ? style.month(.abbreviated).year() : style.month(.abbreviated)
      case .hour: hour(style, span)
      case .minute, .second, .nanosecond: minute(style, span)
      default:
        isLong ? style.month(.abbreviated).day().year() : style.month(.abbreviated).day()
      }
    return text.format(Date(timeIntervalSinceReferenceDate: seconds))
  }

  private func hour(_ style: Date.FormatStyle, _ span: Double) -> Date.FormatStyle {
    span <= 2 * Self.day ? style.hour() : style.month(.abbreviated).day().hour()
  }

  private func minute(_ style: Date.FormatStyle, _ span: Double) -> Date.FormatStyle {
    span <= 2 * Self.day
      ? style.hour().minute() : style.month(.abbreviated).day().hour().minute()
  }

  /// The seconds of a day.
  static let day = 86_400.0
}
