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

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Its moments.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// The next moment; never `nil`.
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: In seconds; a thousandth at least.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval >= 0.001 ? interval : 0.001)
  }

  /// The moments from the last one that is not after a date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    // A clock is never at a moment to the last digit.
    let passed = (startDate.timeIntervalSince(start) / interval + 1e-6).rounded(.down)
    return Entries(date: start + passed * interval, interval: interval)
  }
}

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

/// Moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// - Parameter dates: The moments, the earliest first.
  public init(_ dates: Entries) { self.dates = dates }

  /// All of the moments.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

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

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
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

extension TimelineSchedule {
  /// Moments that are given, the earliest first.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    .init(dates)
  }
}
