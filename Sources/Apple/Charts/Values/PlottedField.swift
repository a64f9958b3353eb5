import Foundation
import PlatenNavigation

/// The value of a mark with its label.
struct PlottedField {
  let label: Text
  let start: _PlottedValue
  /// The end of an interval; `nil` for a single value.
  var end: _PlottedValue?
  /// The unit of time that contains a date; `nil` for the instant.
  var unit: Calendar.Component?
  var calendar: Calendar?
}

extension _PlottedValue {
  /// The value as a number, in seconds for a date; `nil` for a category and for a value that is not
  /// finite.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// The name of a category; `nil` for a number and for a date.
  var category: String? {
    if case .category(let name) = self { return name }
    return nil
  }

  /// Whether a chart can show the value.
  var isShown: Bool { category != nil || number != nil }
}

extension PlottedField {
  /// Whether a chart can show the value or both ends of the interval.
  var isShown: Bool { start.isShown && end?.isShown != false }

  /// Whether the value is a name.
  var isCategory: Bool { start.category != nil }

  /// Whether the value is a date.
  var isDate: Bool {
    if case .date = start { return true }
    return false
  }

  /// Returns the field with dates moved to the beginning of their unit.
  func rounded(in calendar: Calendar) -> PlottedField {
    guard let unit, case .date(let date) = start,
      let interval = (self.calendar ?? calendar).dateInterval(of: unit, for: date)
    else { return self }
    return PlottedField(
      label: label, start: .date(interval.start), end: end ?? .date(interval.end), unit: unit)
  }
}
