import Foundation

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Its moments.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// The beginnings of minutes.
  public init() {}

  /// The moments from the beginning of the minute of a date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
