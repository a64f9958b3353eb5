import Foundation

/// A timeline schedule for animations, with a default interval of one second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of an animation schedule.
  public typealias Entries = PrefixSequence<PeriodicTimelineSchedule.Entries>

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates an animation schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The interval in seconds; `nil` is one second, because lines of text
  ///     cannot move smoothly.
  ///   - paused: Whether the schedule contains only its first date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 1, paused)
  }

  /// Returns the dates from a start date on, or only the first if the schedule is paused.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
      .prefix(isPaused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that updates a timeline view every second.
  public static var animation: AnimationTimelineSchedule { .init() }

  /// Returns a schedule that updates a timeline view at an interval in seconds, by default every
  /// second.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
