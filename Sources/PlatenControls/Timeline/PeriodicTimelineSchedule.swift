import Foundation

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Its moments.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    /// How many intervals there are from the start to the next moment.
    fileprivate var count: Double

    /// The next moment; never `nil`.
    public mutating func next() -> Date? {
      defer { count += 1 }
      return start + count * interval
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: In seconds; a thousandth at least, and 1e12 at most.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval >= 0.001 ? min(interval, 1e12) : 0.001
  }

  /// The moments from the last one that is not after a date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    // A clock is never at a moment to the last digit.
    let passed = (startDate.timeIntervalSince(start) / interval + 1e-6).rounded(.down)
    return Entries(start: start, interval: interval, count: passed)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
