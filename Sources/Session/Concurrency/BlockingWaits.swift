import Dispatch
import Foundation
import PlatenContext

/// Waits that block the current thread until a time.
///
/// In virtual time, such a wait cannot advance the session clock. It therefore lasts as long, in real
/// time, as the clock has left until its deadline.
extension SessionTime {
  /// Waits for a semaphore until a time.
  public static func wait(for semaphore: DispatchSemaphore, until deadline: DispatchTime)
    -> DispatchTimeoutResult
  {
    semaphore.wait(timeout: systemTime(of: deadline))
  }

  /// Waits for a group until a time.
  public static func wait(for group: DispatchGroup, until deadline: DispatchTime)
    -> DispatchTimeoutResult
  {
    group.wait(timeout: systemTime(of: deadline))
  }

  /// Waits for the end of a work item until a time.
  public static func wait(for work: DispatchWorkItem, until deadline: DispatchTime)
    -> DispatchTimeoutResult
  {
    work.wait(timeout: systemTime(of: deadline))
  }

  /// Waits for the signal of a condition until a date, and returns whether it was signaled.
  public static func wait(for condition: NSCondition, until limit: Date) -> Bool {
    condition.wait(until: systemDate(of: limit))
  }

  /// Runs a run loop until a date.
  public static func run(_ loop: RunLoop, until limit: Date) {
    loop.run(until: systemDate(of: limit))
  }

  /// Blocks the current thread until a date.
  public static func sleepThread(until date: Date) { Thread.sleep(until: systemDate(of: date)) }

  /// Sets the times of a timer source, which fires in real time.
  public static func schedule(
    _ source: any DispatchSourceTimer, at deadline: DispatchTime,
    every interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    source.schedule(deadline: systemTime(of: deadline), repeating: interval, leeway: leeway)
  }

  /// Sets the times of a timer source, which fires in real time, with an interval in seconds.
  public static func schedule(
    _ source: any DispatchSourceTimer, at deadline: DispatchTime, every interval: Double,
    leeway: DispatchTimeInterval
  ) {
    source.schedule(deadline: systemTime(of: deadline), repeating: interval, leeway: leeway)
  }
}
