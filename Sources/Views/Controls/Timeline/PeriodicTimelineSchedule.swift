import Foundation

/// A timeline schedule that updates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of a periodic schedule, an infinite sequence.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    /// The number of intervals between the start of the schedule and the next date.
    fileprivate var count: Double

    /// Returns the next date; never `nil`.
    public mutating func next() -> Date? {
      defer { count += 1 }
      return start + count * interval
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a periodic schedule.
  ///
  /// - Parameter interval: The interval in seconds, clamped to the range from 0.001 to 1e12.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval >= 0.001 ? min(interval, 1e12) : 0.001
  }

  /// Returns the dates of the schedule, beginning with the last one at or before the start date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    // Tolerate rounding errors in the dates of a clock.
    let passed = (startDate.timeIntervalSince(start) / interval + 1e-6).rounded(.down)
    return Entries(start: start, interval: interval, count: passed)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule that updates a timeline view at an interval in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
