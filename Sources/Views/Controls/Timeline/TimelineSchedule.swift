import Foundation

/// A sequence of dates at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
  /// A sequence of dates in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The precision with which a timeline view follows a schedule.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates from a start date on, preceded by the last date before it, if any.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A mode that determines how precisely a timeline view follows its schedule; always `normal`.
public enum TimelineScheduleMode: Sendable {
  /// Updates at all dates of the schedule.
  case normal
  /// Updates less often than the schedule specifies.
  case lowFrequency
}
