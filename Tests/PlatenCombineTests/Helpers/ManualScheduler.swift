import Dispatch
import Foundation
import PlatenCombine

/// A scheduler whose time a test moves, and which runs actions in the order of time.
// The lock guards the actions, which another thread may add; only the test moves the time.
final class ManualScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct Item {
    let number: Int
    let due: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let action: () -> Void
  }

  private let lock = NSLock()
  private var present: SchedulerTimeType
  private var items: [Item] = []
  private var lastNumber = 0

  init(now: SchedulerTimeType) { present = now }

  private(set) var now: SchedulerTimeType {
    get { lock.withLock { present } }
    set { lock.withLock { present = newValue } }
  }

  /// How many actions are still to be run; one that repeats counts once.
  var pendingCount: Int { lock.withLock { items.count } }

  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    add(at: now, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = add(at: date, every: interval, action)
    return AnyCancellable { [weak self] in self?.remove(number) }
  }

  @discardableResult
  private func add(
    at due: SchedulerTimeType, every interval: SchedulerTimeType.Stride? = nil,
    _ action: @escaping () -> Void
  ) -> Int {
    lock.withLock {
      lastNumber += 1
      items.append(Item(number: lastNumber, due: due, interval: interval, action: action))
      return lastNumber
    }
  }

  private func remove(_ number: Int) {
    // What an action holds may schedule more when it is released: outside of the lock.
    let removed = lock.withLock {
      let removed = items.filter { $0.number == number }
      items.removeAll { $0.number == number }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  private func next(dueBy end: SchedulerTimeType) -> Item? {
    lock.withLock { items.min { ($0.due, $0.number) < ($1.due, $1.number) } }
      .flatMap { $0.due <= end ? $0 : nil }
  }

  /// Lets time pass, and runs what comes due.
  func advance(by interval: SchedulerTimeType.Stride = .zero) {
    let end = now.advanced(by: interval)
    while let item = next(dueBy: end) {
      remove(item.number)
      now = max(now, item.due)
      if let interval = item.interval {
        let due = item.due.advanced(by: interval)
        let following = Item(
          number: item.number, due: due, interval: interval, action: item.action)
        lock.withLock { items.append(following) }
      }
      item.action()
    }
    now = end
  }
}

typealias ManualQueue = ManualScheduler<
  DispatchQueue.SchedulerTimeType, DispatchQueue.SchedulerOptions
>

extension ManualScheduler<DispatchQueue.SchedulerTimeType, DispatchQueue.SchedulerOptions> {
  convenience init() { self.init(now: .init(.init(uptimeNanoseconds: 1_000_000_000))) }
}

extension ManualScheduler<RunLoop.SchedulerTimeType, RunLoop.SchedulerOptions> {
  convenience init() { self.init(now: .init(Date(timeIntervalSinceReferenceDate: 0))) }
}
