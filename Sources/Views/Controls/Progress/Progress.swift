import Foundation
@_spi(Nodes) import PlatenGraph

/// The progress of a task or a time interval.
enum Progress: Equatable {
  /// Progress whose completed fraction is unknown.
  case unknown
  /// The completed fraction, from 0 to 1.
  case part(Double)
  /// The elapsed fraction of a time interval or, if the progress counts down, the remaining
  /// fraction.
  case time(ClosedRange<Date>, countsDown: Bool)

  /// Returns the fraction to show, from 0 to 1; `nil` if the progress is unknown.
  @MainActor
  func part(in values: EnvironmentValues) -> Double? {
    switch self {
    case .unknown: return nil
    case .part(let part): return part
    case .time(let interval, let countsDown):
      let done = interval.part(at: values.now)
      return countsDown ? 1 - done : done
    }
  }

  /// Returns the next date at which the progress changes; it changes with each hundredth of the
  /// interval.
  func change(after now: Date) -> Date? {
    guard case .time(let interval, _) = self, now < interval.upperBound else { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    let hundredths = (interval.part(at: now) * 100 + 1e-9).rounded(.down) + 1
    return interval.lowerBound + interval.length * hundredths / 100
  }
}

extension ClosedRange<Date> {
  /// The time between the bounds, in seconds.
  fileprivate var length: TimeInterval { upperBound.timeIntervalSince(lowerBound) }

  /// Returns the fraction of the interval that precedes a date, from 0 to 1.
  fileprivate func part(at date: Date) -> Double {
    if date >= upperBound { return 1 }
    return Swift.max(date.timeIntervalSince(lowerBound).inMilliseconds / length, 0)
  }
}
