import Dispatch

/// A queue whose blocks run in the context of the session that submits them.
package struct SessionQueue {
  private let queue: DispatchQueue

  package init(_ queue: DispatchQueue) { self.queue = queue }

  /// Submits a block. A session waits for it if it runs on a background queue.
  package func async(_ label: WorkLabel, _ work: @escaping @Sendable () -> Void) {
    let context = SessionContext.current
    guard let clock = context.clock else { return queue.async(execute: work) }
    if !MainQueue.isSame(as: queue) {
      guard let background = BackgroundWork(label) else { return }
      return queue.async { background.run(work) }
    }
    if clock.isOutside { return clock.scheduleArrival(label, Action { context.perform(work) }) }
    clock.activity.begin()
    queue.async {
      context.perform(work)
      clock.activity.end()
    }
  }

  /// Submits a block after a delay in seconds.
  package func async(
    _ label: WorkLabel, after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) {
    let context = SessionContext.current
    guard let clock = context.clock else {
      return queue.asyncAfter(deadline: .now() + delay / .seconds(1), execute: work)
    }
    let isMain = MainQueue.isSame(as: queue)
    clock.schedule(
      label, due: clock.now.elapsed + delay,
      Action { context.perform { isMain ? work() : async(label, work) } })
  }
}
