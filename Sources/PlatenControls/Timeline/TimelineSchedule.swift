import Foundation

/// The moments at which a ``TimelineView`` makes its views anew.
public protocol TimelineSchedule {
  /// The moments, the earliest first.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How exactly they are kept.
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on. The last one before it, if there is one, comes first.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How exactly a schedule is kept; here always `normal`.
public enum TimelineScheduleMode: Sendable {
  /// As it says.
  case normal
  /// Less often.
  case lowFrequency
}
