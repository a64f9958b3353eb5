import Foundation

extension OperationQueue: SystemScheduler {
  /// A point in time on an operation queue.
  public struct SchedulerTimeType: DateBasedTime {
    /// The interval between two points in time on an operation queue.
    public struct Stride: DateBasedStride {
      /// The length of the interval on an operation queue, in seconds.
      public var magnitude: TimeInterval

      /// The interval as a `TimeInterval`, in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates an interval on an operation queue from a number of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }

    /// The date of the point in time on the operation queue.
    public var date: Date

    /// Creates a point in time on an operation queue from a date.
    public init(_ date: Date) { self.date = date }
  }

  /// The scheduling options of an operation queue. This type has no members.
  public struct SchedulerOptions: Sendable {}

  package var system: SystemOperationQueue { SystemOperationQueue(queue: self) }
}

/// An operation queue as a scheduler that ignores sessions.
package struct SystemOperationQueue: Scheduler {
  let queue: OperationQueue

  package var now: OperationQueue.SchedulerTimeType { OperationQueue.SchedulerTimeType(Date()) }
  package var minimumTolerance: OperationQueue.SchedulerTimeType.Stride { 0 }

  package func schedule(options: OperationQueue.SchedulerOptions?, _ action: @escaping () -> Void) {
    queue.addOperation(BlockOperation(block: sendable(action)))
  }

  package func schedule(
    after date: OperationQueue.SchedulerTimeType,
    tolerance: OperationQueue.SchedulerTimeType.Stride,
    options: OperationQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let operation = DelayedOperation(action)
    queue.addOperation(operation)
    operation.becomeReady(at: date.date)
  }

  package func schedule(
    after date: OperationQueue.SchedulerTimeType,
    interval: OperationQueue.SchedulerTimeType.Stride,
    tolerance: OperationQueue.SchedulerTimeType.Stride, options: OperationQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(queue, every: interval.magnitude, action)
    repetition.start(at: date.date)
    return AnyCancellable(repetition)
  }
}

/// An operation that becomes ready at a given time and runs an action once.
// `Operation` requires subclasses to be sendable. That is safe: the lock guards all fields, and
// scheduling transfers the action (see `sendable(_:)`).
private final class DelayedOperation: Operation, Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?
  private var isDue = false

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  override var isReady: Bool { super.isReady && lock.withLock { isDue } }

  func becomeReady(at date: Date) {
    DispatchQueue.global().asyncAfter(deadline: date.dispatchTime) { [weak self] in
      self?.becomeReady()
    }
  }

  private func becomeReady() {
    willChangeValue(for: \.isReady)
    lock.withLock { isDue = true }
    didChangeValue(for: \.isReady)
  }

  override func main() { takeAction()?() }

  /// Releases the action and marks the operation as ready, so that the queue can remove it.
  override func cancel() {
    super.cancel()
    withExtendedLifetime(takeAction()) { becomeReady() }
  }

  private func takeAction() -> (() -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    defer { action = nil }
    return action
  }
}

/// A repeating action on an operation queue, performed by one operation after another.
private final class Repetition: Cancellable {
  private let queue: OperationQueue
  private let interval: TimeInterval
  private let action: () -> Void
  private let lock = Lock()
  private var next: DelayedOperation?
  private var isCanceled = false

  init(
    _ queue: OperationQueue, every interval: TimeInterval, _ action: @escaping () -> Void
  ) {
    (self.queue, self.interval, self.action) = (queue, interval, action)
  }

  func start(at date: Date) { add(at: date)?.becomeReady(at: date) }

  /// Adds an operation, which stays idle until `becomeReady(at:)` is called, or returns `nil` after
  /// cancellation.
  private func add(at date: Date) -> DelayedOperation? {
    let operation = DelayedOperation { [self] in
      let following = add(at: date + interval)
      action()
      following?.becomeReady(at: date + interval)
    }
    lock.lock()
    let last = next
    next = isCanceled ? nil : operation
    let isCanceled = isCanceled
    lock.unlock()
    withExtendedLifetime(last) {}
    if isCanceled { return nil }
    queue.addOperation(operation)
    return operation
  }

  func cancel() {
    lock.lock()
    isCanceled = true
    let operation = next
    next = nil
    lock.unlock()
    operation?.cancel()
  }
}
