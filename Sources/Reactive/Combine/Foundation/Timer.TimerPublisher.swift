import Foundation

extension Timer {
  /// Returns a connectable publisher that emits the current date at a regular interval.
  ///
  /// - Parameter tolerance: Ignored, as in Combine.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: nil, runLoop: runLoop, mode: mode, options: options,
      label: WorkLabel("timer", fileID: fileID, line: line))
  }

  /// A connectable publisher that emits the current date at a regular interval.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The interval between two dates, in seconds.
    public final let interval: TimeInterval
    /// The tolerance of the timer, in seconds; `nil` for none.
    public final let tolerance: TimeInterval?
    /// The run loop on which the timer runs.
    public final let runLoop: RunLoop
    /// The run loop mode in which the timer fires.
    public final let mode: RunLoop.Mode
    /// The scheduler options of the timer.
    public final let options: RunLoop.SchedulerOptions?

    private typealias Clock = ErasedScheduler<
      RunLoop.SchedulerTimeType, RunLoop.SchedulerOptions
    >
    private let label: WorkLabel
    /// The clock of the session that was active when the publisher was created; `nil` if no session
    /// was active.
    private let clock: Clock?
    private let lock = Lock()
    /// The subscriptions in order of subscription. Guarded by the lock.
    private var subscriptions: [TimerSubscription] = []

    public convenience init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.init(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options,
        label: WorkLabel("timer"))
    }

    init(
      interval: TimeInterval, tolerance: TimeInterval?, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions?, label: WorkLabel
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
      self.label = label
      clock = PipelineContexts.current?.scheduler(for: runLoop, label: label)
    }

    public final func receive<S: Subscriber<Date, Never>>(subscriber: S) {
      let subscription = TimerSubscription(to: self) { subscriber.receive($0) }
      lock.withLock { subscriptions.append(subscription) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts a timer, and returns a cancellable that stops it.
    ///
    /// Each call starts another timer. A timer fires until its connection is canceled.
    public final func connect() -> any Cancellable {
      let clock = clock ?? PipelineContexts.current?.scheduler(for: runLoop, label: label)
      let connection = TimerConnection(to: self)
      connection.timer = timer(on: clock) { connection.fire($0) }
      return connection
    }

    private func timer(on clock: Clock?, _ fire: @escaping (Date) -> Void) -> any Cancellable {
      guard let clock else {
        return runLoop.system.repeating(
          every: interval, from: Date() + interval, tolerance: tolerance ?? 0, in: mode
        ) { fire(Date()) }
      }
      let interval = RunLoop.SchedulerTimeType.Stride(interval)
      let first = clock.now.advanced(by: interval)
      return clock.schedule(
        after: first, interval: interval, tolerance: .init(tolerance ?? 0), options: options
      ) { fire(clock.now.date) }
    }

    fileprivate func fire(_ date: Date) {
      for subscription in lock.withLock({ subscriptions }) { subscription.send(date) }
    }

    fileprivate func remove(_ subscription: TimerSubscription) {
      // The caller retains the subscription, so the subscription is not deallocated while the lock
      // is held.
      lock.withLock { subscriptions.removeAll { $0 === subscription } }
    }

    fileprivate func removeSubscriptions() { _ = lock.withLock { subscriptions.takeAll() } }
  }
}

/// A connection to a timer publisher.
///
/// Canceling the connection stops its timer and removes all subscriptions of the publisher, even if
/// another connection is active. The timer and the connection retain each other, so the timer fires
/// even if no other code retains the connection.
private final class TimerConnection: Cancellable {
  private let publisher: Timer.TimerPublisher
  private let lock = Lock()
  /// The running timer. Guarded by the lock after `connect()` returns the connection.
  var timer: (any Cancellable)?

  init(to publisher: Timer.TimerPublisher) { self.publisher = publisher }

  func fire(_ date: Date) { publisher.fire(date) }

  func cancel() {
    publisher.removeSubscriptions()
    let timer = lock.withLock { self.timer.take() }
    timer?.cancel()
  }
}

private final class TimerSubscription: EventSubscription<Date> {
  private weak var publisher: Timer.TimerPublisher?

  init(to publisher: Timer.TimerPublisher, receive: @escaping (Date) -> Subscribers.Demand) {
    self.publisher = publisher
    super.init(receive)
  }

  override func cancel() {
    super.cancel()
    publisher?.remove(self)
  }
}
