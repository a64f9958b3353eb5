import Dispatch
import Foundation
import PlatenCombine

/// A scheduler whose time a test advances, and which runs actions in order of their due times.
// The lock guards the actions, which other threads may add; only the test advances the time.
final class ManualScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct Item {
    let number: Int
    let due: SchedulerTimeType
    let interval: SchedulerTimeType.Stride?
    let action: () -> Void

    /// The next occurrence of a repeating action, or `nil` if the action does not repeat.
    var repetition: Item? {
      interval.map {
        Item(number: number, due: due.advanced(by: $0), interval: $0, action: action)
      }
    }

    func isBefore(_ other: Item) -> Bool { (due, number) < (other.due, other.number) }
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

  /// The number of pending actions; a repeating action counts once.
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
    // Releasing an action can schedule more work, so it happens outside the lock.
    let removed = lock.withLock {
      let removed = items.filter { $0.number == number }
      items.removeAll { $0.number == number }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Removes and returns the next action that is due, and schedules its repetition.
  ///
  /// Both happen under one lock: otherwise, a cancellation by another thread in between would miss
  /// the repetition.
  private func takeNext(dueBy end: SchedulerTimeType) -> Item? {
    lock.withLock {
      guard let index = items.indices.min(by: { items[$0].isBefore(items[$1]) }),
        items[index].due <= end
      else { return nil }
      let item = items.remove(at: index)
      if let repetition = item.repetition { items.append(repetition) }
      return item
    }
  }

  /// Advances the time, and runs the actions that become due.
  func advance(by interval: SchedulerTimeType.Stride = .zero) {
    let end = now.advanced(by: interval)
    while let item = takeNext(dueBy: end) {
      now = max(now, item.due)
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
