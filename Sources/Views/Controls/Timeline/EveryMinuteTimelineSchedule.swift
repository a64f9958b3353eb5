import Foundation

/// A timeline schedule that updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of an every-minute schedule.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates an every-minute schedule.
  public init() {}

  /// Returns the starts of all minutes, beginning with the minute that contains the start date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule that updates a timeline view at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
