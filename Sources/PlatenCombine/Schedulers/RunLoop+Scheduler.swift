import Foundation

extension RunLoop: SystemScheduler {
  /// A moment of a run loop's time.
  public struct SchedulerTimeType: DateBasedTime {
    /// The length of time between two moments.
    public struct Stride: DateBasedStride {
      /// The length in seconds.
      public var magnitude: TimeInterval

      /// The length in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// A length in seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }

    /// The date of the moment.
    public var date: Date

    /// The moment of a date.
    public init(_ date: Date) { self.date = date }
  }

  /// Options for work on a run loop, of which there are none.
  public struct SchedulerOptions: Sendable {}

  package var system: SystemRunLoop { SystemRunLoop(runLoop: self) }
}

/// A run loop as a scheduler, without a session.
package struct SystemRunLoop: Scheduler {
  let runLoop: RunLoop

  /// Whether the main queue does the work: a block alone does not wake the main run loop, which
  /// serves that queue as well, and where only the queue is served, as in tests, it would never run.
  private var isMain: Bool { runLoop === RunLoop.main }

  package var now: RunLoop.SchedulerTimeType { RunLoop.SchedulerTimeType(Date()) }
  package var minimumTolerance: RunLoop.SchedulerTimeType.Stride { 0 }

  package func schedule(options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return DispatchQueue.main.async(execute: sendable(action)) }
    runLoop.perform(sendable(action))
    // A timer wakes the run loop, which a block does not.
    runLoop.add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .default)
  }

  package func schedule(
    after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride,
    options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if isMain {
      return DispatchQueue.main.asyncAfter(
        deadline: date.date.dispatchTime, execute: sendable(action))
    }
    add(every: nil, from: date.date, tolerance.magnitude, .default, action)
  }

  package func schedule(
    after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride,
    tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(
      every: interval.magnitude, from: date.date, tolerance: tolerance.magnitude, in: .default,
      action)
  }

  /// Runs an action again and again while the run loop runs in a mode.
  func repeating(
    every interval: TimeInterval, from date: Date, tolerance: TimeInterval, in mode: RunLoop.Mode,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    if isMain, mode == .default || mode == .common {
      return DispatchQueue.main.system.repeating(
        every: .seconds(interval), from: date.dispatchTime, tolerance: .seconds(tolerance),
        options: nil, action)
    }
    let timer = add(every: interval, from: date, tolerance, mode, action)
    return AnyCancellable { timer.invalidate() }
  }

  @discardableResult
  private func add(
    every interval: TimeInterval?, from date: Date, _ tolerance: TimeInterval, _ mode: RunLoop.Mode,
    _ action: @escaping () -> Void
  ) -> Timer {
    let action = sendable(action)
    let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in
      action()
    }
    timer.tolerance = tolerance
    runLoop.add(timer, forMode: mode)
    return timer
  }
}

extension Date {
  /// The same moment as a queue counts time; the present for a moment that has passed.
  var dispatchTime: DispatchTime { .now() + max(0, timeIntervalSinceNow) }
}
