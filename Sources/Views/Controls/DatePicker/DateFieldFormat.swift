import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenInteraction

/// The text format of a date field: `2026-11-22 14:30`, or only the date or the time.
struct DateFieldFormat {
  let components: DatePickerComponents
  let timeZone: TimeZone

  private var showsDate: Bool { components.contains(.date) }
  private var showsTime: Bool { components.contains(.hourAndMinute) }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// A description of the format with an example, for error messages.
  var kind: String {
    switch (showsDate, showsTime) {
    case (true, true): "a date and time such as 2026-01-31 14:30"
    case (false, true): "a time such as 14:30"
    default: "a date such as 2026-01-31"
    }
  }

  /// Returns the text that represents a date in this format.
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return [showsDate || !showsTime ? day : nil, showsTime ? time : nil]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the date that a string represents, or `nil` if the string is not in this format or the
  /// date does not exist.
  ///
  /// Components that the format does not include retain their values from the old date, except that
  /// a new time sets the seconds to zero.
  func date(from text: String, keeping old: Date) -> Date? {
    guard let numbers = numbers(in: text) else { return nil }
    let all: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second, .nanosecond]
    var parts = calendar.dateComponents(all, from: old)
    var rest = numbers[...]
    if showsDate || !showsTime {
      (parts.year, parts.month, parts.day) = (
        rest.removeFirst(), rest.removeFirst(), rest.removeFirst()
      )
    }
    if showsTime {
      (parts.hour, parts.minute) = (rest.removeFirst(), rest.removeFirst())
      if parts.hour != calendar.component(.hour, from: old)
        || parts.minute != calendar.component(.minute, from: old)
      {
        (parts.second, parts.nanosecond) = (0, 0)
      }
    }
    // `Calendar` replaces a nonexistent day or hour with one that exists. The text of the resulting
    // date then differs from the input.
    guard let date = calendar.date(from: parts), self.numbers(in: self.text(of: date)) == numbers
    else { return nil }
    return date
  }

  /// The units by which keys step: days and months, or minutes and hours without a date.
  var units: ControlKind.TextField.Units { showsTime && !showsDate ? .time : .date }

  /// Returns the date that is a step away from a date.
  func date(after step: ValueStep, from old: Date) -> Date {
    let unit: Calendar.Component =
      switch (units, step.size) {
      case (.date, .single): .day
      case (.date, _): .month
      case (.time, .single): .minute
      case (.time, _): .hour
      }
    return calendar.date(byAdding: unit, value: step.isUp ? 1 : -1, to: old) ?? old
  }

  /// Returns the numbers in a string, or `nil` if the string is not in this format.
  private func numbers(in text: String) -> [Int]? {
    let day = /([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})/
    let time = /([0-9]{1,2}):([0-9]{2})/
    let words = text.split { $0 == " " || $0 == "T" }
    guard words.count == (showsDate && showsTime ? 2 : 1) else { return nil }
    var numbers: [Substring] = []
    if showsDate || !showsTime {
      guard let found = words[0].wholeMatch(of: day)?.output else { return nil }
      numbers += [found.1, found.2, found.3]
    }
    if showsTime {
      guard let found = words[words.count - 1].wholeMatch(of: time)?.output else { return nil }
      numbers += [found.1, found.2]
    }
    return numbers.compactMap { Int($0) }
  }
}

/// A date that a field displays and parses in a format, within optional bounds.
@MainActor
struct DateFieldValue {
  let date: Binding<Date>
  let first: Date?
  let last: Date?
  let format: DateFieldFormat

  /// The date as the value of a field.
  var value: FieldValue {
    FieldValue(kind: format.kind) {
      format.text(of: date.wrappedValue)
    } enter: { text throws(ActionError) in
      let new = try read(text)
      guard isInRange(new) else { throw .outOfRange(text, range: range) }
      date.wrappedValue = clamped(new)
    }
  }

  /// Steps within the bounds. From a date out of bounds, a step toward them goes at least to the
  /// nearest bound.
  var steps: FieldSteps {
    FieldSteps(units: format.units) { step, text throws(ActionError) in
      let old = try read(text)
      let new = format.date(after: step, from: old)
      let isEntering = step.isUp ? clamped(old) > old : clamped(old) < old
      guard isEntering || isInRange(new) else {
        if isInRange(old), step.size == .single { throw .atEnd(value: format.text(of: old)) }
        throw .outOfRange(format.text(of: new), range: range)
      }
      date.wrappedValue = clamped(new)
    }
  }

  private func clamped(_ date: Date) -> Date {
    let late = max(date, first ?? date)
    return min(late, last ?? late)
  }

  /// Returns whether a date is within the bounds, regardless of components that the format does not
  /// include.
  private func isInRange(_ date: Date) -> Bool {
    format.text(of: clamped(date)) == format.text(of: date)
  }

  private var range: String {
    [first, last].map { $0.map(format.text) ?? "" }.joined(separator: "…")
  }

  private func read(_ text: String) throws(ActionError) -> Date {
    let old = date.wrappedValue
    if let new = format.date(from: text, keeping: old) { return new }
    throw .notInFormat(text, kind: format.kind, kept: format.text(of: old))
  }
}
