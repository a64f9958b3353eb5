import Foundation

/// Moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// - Parameter dates: The moments, the earliest first.
  public init(_ dates: Entries) { self.dates = dates }

  /// All of the moments.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule {
  /// Moments that are given, the earliest first.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    .init(dates)
  }
}
