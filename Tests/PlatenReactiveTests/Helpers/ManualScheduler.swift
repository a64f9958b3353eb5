import Foundation
import PlatenReactive

/// A scheduler whose time passes when a test says so. Any thread may schedule and advance.
///
/// Its times are seconds, exact to the millisecond.
// Unchecked: its state is read and written only under the lock.
final class ManualScheduler: Scheduler, @unchecked Sendable {
  private struct Entry {
    let order: Int
    var due: Moment
    let interval: Moment.Stride?
    let action: () -> Void
  }

  private let lock = NSLock()
  private var time = Moment(milliseconds: 0)
  private var entries: [Int: Entry] = [:]
  private var count = 0

  var now: Moment { lock.withLock { time } }
  var minimumTolerance: Moment.Stride { .zero }

  /// How many actions are scheduled.
  var pendingCount: Int { lock.withLock { entries.count } }

  /// Lets time pass, and runs what becomes due in it, in order.
  func advance(by seconds: Double = 0) {
    let end = now.advanced(by: .seconds(seconds))
    while let action = takeNext(until: end) { action() }
    lock.withLock { time = max(time, end) }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(due: now, interval: nil, action)
  }

  func schedule(
    after date: Moment, tolerance: Moment.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    add(due: date, interval: nil, action)
  }

  func schedule(
    after date: Moment, interval: Moment.Stride, tolerance: Moment.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let order = add(due: date, interval: interval, action)
    return AnyCancellable { _ = self.lock.withLock { self.entries.removeValue(forKey: order) } }
  }

  @discardableResult
  private func add(due: Moment, interval: Moment.Stride?, _ action: @escaping () -> Void) -> Int {
    lock.withLock {
      count += 1
      entries[count] = Entry(order: count, due: due, interval: interval, action: action)
      return count
    }
  }

  private func takeNext(until end: Moment) -> (() -> Void)? {
    lock.withLock {
      let next = entries.values.min { ($0.due, $0.order) < ($1.due, $1.order) }
      guard let next, next.due <= end else { return nil }
      time = max(time, next.due)
      if let interval = next.interval {
        entries[next.order]?.due = next.due.advanced(by: interval)
      } else {
        entries[next.order] = nil
      }
      return next.action
    }
  }
}

/// A moment of a `ManualScheduler`.
struct Moment: Strideable {
  let milliseconds: Int

  func distance(to other: Moment) -> Stride {
    Stride(milliseconds: other.milliseconds - milliseconds)
  }

  func advanced(by stride: Stride) -> Moment {
    Moment(milliseconds: milliseconds + stride.milliseconds)
  }

  /// The time between two moments.
  struct Stride: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible {
    fileprivate var milliseconds: Int

    fileprivate init(milliseconds: Int) { self.milliseconds = milliseconds }
    init(integerLiteral seconds: Int) { milliseconds = seconds * 1000 }
    init?<T: BinaryInteger>(exactly seconds: T) { milliseconds = Int(seconds) * 1000 }

    var magnitude: Int { abs(milliseconds) }

    static func seconds(_ s: Int) -> Stride { Stride(milliseconds: s * 1000) }
    static func seconds(_ s: Double) -> Stride { Stride(milliseconds: Int((s * 1000).rounded())) }
    static func milliseconds(_ ms: Int) -> Stride { Stride(milliseconds: ms) }
    static func microseconds(_ us: Int) -> Stride { Stride(milliseconds: us / 1000) }
    static func nanoseconds(_ ns: Int) -> Stride { Stride(milliseconds: ns / 1_000_000) }

    static func < (a: Stride, b: Stride) -> Bool { a.milliseconds < b.milliseconds }
    static func + (a: Stride, b: Stride) -> Stride {
      Stride(milliseconds: a.milliseconds + b.milliseconds)
    }
    static func - (a: Stride, b: Stride) -> Stride {
      Stride(milliseconds: a.milliseconds - b.milliseconds)
    }
    static func * (a: Stride, b: Stride) -> Stride {
      Stride(milliseconds: a.milliseconds * b.milliseconds / 1000)
    }
    static func *= (a: inout Stride, b: Stride) { a = a * b }
  }
}
