import Dispatch
import Foundation

/// The main queue, where views and sessions live.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the main queue, whichever thread serves it.
  ///
  /// Under an `async` main other threads than the first serve the main queue on Linux, so the
  /// thread alone does not tell.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  /// Whether a queue is the main queue, which has another object each time that it is asked for.
  static func isSame(as queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) != nil }

  /// Runs work at once where the caller is on the main queue already, else as its next item.
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
