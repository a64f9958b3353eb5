import Foundation

/// A unit of time that a formatter writes.
struct TimeUnit {
  let component: Calendar.Component
  let calendarUnit: NSCalendar.Unit
  /// The unit in the styles of durations, which know neither years nor months.
  private let durationUnit: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)?

  /// The units, beginning with the longest.
  static let all = [
    TimeUnit(.year, .year), TimeUnit(.month, .month),
    TimeUnit(.weekOfMonth, .weekOfMonth, (.weeks, 604_800)),
    TimeUnit(.day, .day, (.days, 86_400)), TimeUnit(.hour, .hour, (.hours, 3600)),
    TimeUnit(.minute, .minute, (.minutes, 60)), TimeUnit(.second, .second, (.seconds, 1)),
  ]

  private init(
    _ component: Calendar.Component, _ calendarUnit: NSCalendar.Unit,
    _ durationUnit: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? = nil
  ) {
    (self.component, self.calendarUnit, self.durationUnit) = (
      component, calendarUnit, durationUnit
    )
  }

  /// Returns a value with the name of the unit, such as `2 hours`.
  func text(
    _ value: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
  ) -> String {
    guard let durationUnit else { return longText(value, width) }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [durationUnit.unit], width: width, zeroValueUnits: .show(length: 1))
    return Duration.seconds(value * durationUnit.seconds).formatted(style.locale(locale))
  }

  /// Returns a value in words with the name of the unit, such as `two hours`.
  func spelledOut(_ value: Int, _ locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    let text = text(value, .wide, locale)
    guard let words = formatter.string(for: value) else { return text }
    let number = value.formatted(.number.locale(locale))
    return text.replacing(number, with: words, maxReplacements: 1)
  }

  /// Whether the position of a value in a text such as `1:05:30` determines this unit.
  var hasPosition: Bool { [.hour, .minute, .second].contains(component) }

  /// Returns a number of years or months in English.
  private func longText(_ value: Int, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
    let isYear = component == .year
    switch width {
    case .narrow: return "\(value)\(isYear ? "y" : "mo")"
    case .wide: return "\(value) \(isYear ? "year" : "month")\(value == 1 ? "" : "s")"
    default: return "\(value) \(isYear ? "yr" : "mth")\(value == 1 ? "" : "s")"
    }
  }
}
