import Foundation
import PlatenContext

/// A formatter of dates relative to others, such as `2 hours ago`, which Foundation does not have
/// on Linux.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {  // As in Foundation.
  /// The lengths of units in a relative date.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether a formatter uses names, such as `yesterday`.
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current
  open var formattingContext = Formatter.Context.unknown

  /// Returns the text of a date relative to another.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: locale ?? .current, calendar: calendar ?? .current)
    if formattingContext == .beginningOfSentence {
      style.capitalizationContext = .beginningOfSentence
    }
    return style.format(reference)
  }

  /// Returns the text of a date that is a number of seconds in the future, or in the past if the
  /// number is negative.
  open func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(seconds), relativeTo: start)
  }

  /// Returns the text of a date that components add to another.
  open func localizedString(from components: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let date = (calendar ?? .current).date(byAdding: components, to: start) ?? start
    return localizedString(for: date, relativeTo: start)
  }

  /// Returns the text of a date relative to now, or `nil` for other objects.
  open override func string(for object: Any?) -> String? {
    let now = SessionContext.current.clock?.date ?? Date()
    return (object as? Date).map { localizedString(for: $0, relativeTo: now) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
