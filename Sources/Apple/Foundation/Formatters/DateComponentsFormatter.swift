import Foundation

/// A formatter of durations: `1 hour, 5 minutes`, `1h 5m` or `1:05`.
///
/// Foundation declares the class on Linux, but does not implement it. Years and months are in
/// English; other units are in the language of the calendar's locale.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {  // As in Foundation.
  /// The lengths of units.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The units with the value zero that are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [
      .dropLeading, .dropMiddle, .dropTrailing,
    ]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units to write; by default, all units from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units, or 0 without a maximum.
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var calendar: Calendar? = .current
  open var referenceDate: Date?

  /// Returns the text of a number of seconds. Fractions are omitted.
  open func string(from seconds: TimeInterval) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(seconds.rounded(.towardZero)))
  }

  /// Returns the text of the time between two dates.
  open func string(from start: Date, to end: Date) -> String? {
    let units = units
    let span = calculator.dateComponents(
      Set(units.map(\.component)), from: min(start, end), to: max(start, end))
    let text = text(of: units.map { ($0, span.value(for: $0.component) ?? 0) })
    return (includesApproximationPhrase ? "About " : "") + (end < start ? "-" : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the text of the time that components describe.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return calculator.date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  open override func string(for object: Any?) -> String? {
    switch object {
    case let seconds as TimeInterval: string(from: seconds)
    case let components as DateComponents: string(from: components)
    default: nil
    }
  }

  /// Returns the text of components in a style.
  public class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

extension DateComponentsFormatter {
  /// The calendar without changes between summer time and winter time.
  private var calculator: Calendar {
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    return calendar
  }

  /// The units to write, beginning with the longest.
  private var units: [TimeUnit] {
    let units = TimeUnit.all.filter { allowedUnits.contains($0.calendarUnit) }
    return units.isEmpty ? TimeUnit.all.filter { $0.component != .weekOfMonth } : units
  }

  private func text(of values: [(unit: TimeUnit, value: Int)]) -> String {
    var shown = written(values)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let locale = calendar?.locale ?? .current
    switch unitsStyle {
    case .positional: return positional(shown, locale)
    case .full, .short:
      let width = unitsStyle == .short ? Width.abbreviated : .wide
      return shown.map { $0.unit.text($0.value, width, locale) }.joined(separator: ", ")
    case .spellOut:
      return shown.map { $0.unit.spelledOut($0.value, locale) }.joined(separator: ", ")
    case .brief:
      return shown.map { $0.unit.text($0.value, .condensedAbbreviated, locale) }
        .joined(separator: " ")
    case .abbreviated:
      return shown.map { $0.unit.text($0.value, .narrow, locale) }.joined(separator: " ")
    }
  }

  private typealias Width = Duration.UnitsFormatStyle.UnitWidth

  /// The values except for the zeros that are not written; at least the last value.
  private func written(_ values: [(unit: TimeUnit, value: Int)]) -> [(unit: TimeUnit, value: Int)] {
    var dropped = zeroFormattingBehavior
    if dropped.contains(.pad) { return values }
    if dropped.contains(.default) {
      dropped = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let last = values.lastIndex(where: { $0.value != 0 })
    else { return values.suffix(1) }
    return values.indices.filter { index in
      if index < first { return !dropped.contains(.dropLeading) }
      if index > last { return !dropped.contains(.dropTrailing) }
      return values[index].value != 0 || !dropped.contains(.dropMiddle)
    }
    .map { values[$0] }
  }

  /// Returns the text of values whose units follow from their positions. Only hours, minutes and
  /// seconds have positions; longer units are abbreviated.
  private func positional(_ values: [(unit: TimeUnit, value: Int)], _ locale: Locale) -> String {
    let times = values.filter(\.unit.hasPosition).map(\.value)
    let days = values.filter { !$0.unit.hasPosition }
      .map { $0.unit.text($0.value, .narrow, locale) }
    return (days + (times.isEmpty ? [] : [positions(of: times)])).joined(separator: " ")
  }

  private func positions(of values: [Int]) -> String {
    values.enumerated().map { index, value in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && value < 10 ? "0\(value)" : "\(value)"
    }
    .joined(separator: ":")
  }
}
