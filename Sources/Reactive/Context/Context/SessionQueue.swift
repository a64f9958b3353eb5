import Dispatch
import Foundation

/// A queue whose blocks run in the context of the session that submits them.
package struct SessionQueue: Sendable {
  private let context: SessionContext
  private let clock: VirtualClock
  private let isMain: Bool
  /// Submits a block to the queue itself.
  private let submit: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// Creates the queue for the active session; `nil` outside a session.
  package init?(
    _ queue: DispatchQueue, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []
  ) {
    // Dispatch does not declare that flags are sendable on Linux.
    let flags = flags.rawValue
    self.init(isMain: MainQueue.isSame(as: queue)) {
      queue.async(qos: qos, flags: DispatchWorkItemFlags(rawValue: flags), execute: $0)
    }
  }

  /// Creates an operation queue for the active session; `nil` outside a session.
  package init?(_ queue: OperationQueue) {
    self.init(isMain: queue === OperationQueue.main) { queue.addOperation($0) }
  }

  private init?(
    isMain: Bool, submit: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    context = .current
    guard let clock = context.clock else { return nil }
    self.clock = clock
    self.isMain = isMain
    self.submit = submit
  }

  /// Submits a block. A session waits for it if it runs on a background queue.
  package func async(_ label: WorkLabel, _ work: @escaping @Sendable () -> Void) {
    if !isMain {
      let background = BackgroundWork(label, of: context, clock)
      return submit { background.run(work) }
    }
    if clock.isOutside {
      let run = { @Sendable [context] in context.perform(work) }
      return clock.scheduleArrival(label, Action(run), giveUp: Action { [submit] in submit(run) })
    }
    clock.activity.begin()
    submit { [context, clock] in
      context.perform(work)
      clock.activity.end()
    }
  }

  /// Submits a block after a delay of the session clock.
  package func async(
    _ label: WorkLabel, after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) {
    clock.schedule(
      label, due: clock.now.elapsed + delay, isArrival: clock.isOutside,
      position: ArrivalOrder.current?.position,
      Action { [self] in context.perform { isMain ? work() : async(label, work) } })
  }
}

extension MainQueue {
  /// Runs the callback of a request as a later item of the main queue. The active session, if there
  /// is one, waits for it.
  package static func callBack(
    for request: String, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    guard let session = SessionQueue(.main) else { return enqueue(work) }
    session.async(WorkLabel(request, place: nil)) { MainActor.assumeIsolated(work) }
  }
}
