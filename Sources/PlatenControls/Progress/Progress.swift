import Foundation
@_spi(Nodes) import PlatenGraph

/// How far something has come.
enum Progress: Equatable {
  /// Nobody knows.
  case unknown
  /// The part that is done, from 0 to 1.
  case part(Double)
  /// As far as time has come in an interval, or has left of it.
  case time(ClosedRange<Date>, countsDown: Bool)

  /// The part that is done, if it is known.
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

  /// When it has come a hundredth further.
  func change(after now: Date) -> Date? {
    guard case .time(let interval, _) = self, now < interval.upperBound else { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    let hundredths = (interval.part(at: now) * 100 + 1e-9).rounded(.down) + 1
    return interval.lowerBound + interval.length * hundredths / 100
  }
}

extension ClosedRange<Date> {
  /// In seconds.
  fileprivate var length: TimeInterval { upperBound.timeIntervalSince(lowerBound) }

  /// The part of it that is before a date, from 0 to 1.
  fileprivate func part(at date: Date) -> Double {
    if date >= upperBound { return 1 }
    return Swift.max(date.timeIntervalSince(lowerBound).inMilliseconds / length, 0)
  }
}
