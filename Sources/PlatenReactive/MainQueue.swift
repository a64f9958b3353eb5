import Dispatch
import Foundation

/// The main queue, on which views and sessions run.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the main queue currently runs a job of a task outside actors.
  // Unsafe: accessed only by work on the main queue.
  nonisolated(unsafe) private static var runsBackgroundJob = false

  /// Whether the caller runs on the main queue, regardless of the thread, and not in a job of a task
  /// outside actors, which would run on another thread in real time.
  ///
  /// On Linux, a program with an `async` main function serves the main queue from threads other
  /// than the first, so comparing threads is not sufficient.
  package static var isCurrent: Bool { isThread && !runsBackgroundJob }

  /// Whether the caller runs on the main queue, including jobs of tasks outside actors.
  static var isThread: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  /// Runs a job of a task outside actors on the main queue.
  static func runBackgroundJob(_ job: () -> Void) {
    runsBackgroundJob = true
    job()
    runsBackgroundJob = false
  }

  /// Returns whether a queue is the main queue, which is represented by several objects.
  static func isSame(as queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) != nil }

  /// Runs work immediately on the main queue, or enqueues it from another queue.
  package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }

  /// Runs work as the next item of the main queue.
  package static func enqueue(_ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }

  /// Waits for one turn of the main queue.
  @MainActor
  package static func hop() async {
    await withCheckedContinuation { continuation in enqueue { continuation.resume() } }
  }
}
