import Foundation

extension RunLoop: SystemScheduler {
  /// A point in time on a run loop.
  public struct SchedulerTimeType: DateBasedTime {
    /// The interval between two points in time on a run loop.
    public struct Stride: DateBasedStride {
      /// The length of the interval on a run loop, in seconds.
      public var magnitude: TimeInterval

      /// The interval on a run loop as a `TimeInterval`, in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates an interval on a run loop from a number of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }

    /// The date of the point in time on the run loop.
    public var date: Date

    /// Creates a point in time on a run loop from a date.
    public init(_ date: Date) { self.date = date }
  }

  /// The scheduling options of a run loop. This type has no members.
  public struct SchedulerOptions: Sendable {}

  package var system: SystemRunLoop { SystemRunLoop(runLoop: self) }
}

/// A run loop as a scheduler that ignores sessions.
package struct SystemRunLoop: Scheduler {
  let runLoop: RunLoop

  /// Whether this is the main run loop, whose work runs on the main queue instead.
  ///
  /// A block alone does not wake the main run loop, which also serves the main queue. In processes
  /// that serve only the main queue, such as tests, the block would never run.
  private var isMain: Bool { runLoop === RunLoop.main }

  package var now: RunLoop.SchedulerTimeType { RunLoop.SchedulerTimeType(Date()) }
  package var minimumTolerance: RunLoop.SchedulerTimeType.Stride { 0 }

  package func schedule(options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return DispatchQueue.main.async(execute: sendable(action)) }
    runLoop.perform(sendable(action))
    // Unlike a block, a timer wakes the run loop.
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

  /// Runs an action repeatedly while the run loop runs in the given mode.
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
  /// The date as a dispatch time; the current time if the date is in the past.
  var dispatchTime: DispatchTime { .now() + max(0, timeIntervalSinceNow) }
}
