import Foundation

/// Moments for a picture that moves: here each second, unless an interval says otherwise.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Its moments.
  public typealias Entries = PrefixSequence<PeriodicTimelineSchedule.Entries>

  private let interval: TimeInterval
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: In seconds; a second if `nil`, for lines of text do not move smoothly.
  ///   - paused: Whether the first moment is the only one.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 1, paused)
  }

  /// The moments from a date on.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
      .prefix(isPaused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each second.
  public static var animation: AnimationTimelineSchedule { .init() }

  /// Each second, or at an interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
