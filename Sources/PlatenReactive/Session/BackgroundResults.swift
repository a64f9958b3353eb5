/// The results from outside that a session passes to its code on background threads, one after the
/// other, as `URLSession` does on Apple's platforms.
final class BackgroundResults: Sendable {
  private let work = SerialWork()
  private let begun = Locked(0)

  /// The number of results that the session has passed on.
  var count: Int { begun.value }

  fileprivate func add(_ action: Action) {
    begun.withLock { $0 += 1 }
    work.add(action) { run in
      let run = Action(run)
      WorkerThreads.shared.run { run.run() }
    }
  }
}

extension SessionContext {
  /// Runs an action, which passes a result to the session's code, on a background thread at the next
  /// instant of the session clock.
  ///
  /// The session waits for the action before it runs other work that is due.
  func deliverInBackground(_ label: WorkLabel, _ action: Action, giveUp: Action? = nil) {
    guard let clock else { return }
    let arrival = Action { [self] in
      let work = BackgroundWork(label, of: self, clock, isAwaited: true)
      clock.results.add(Action { work.run(action.run) })
    }
    clock.scheduleArrival(label, arrival, giveUp: giveUp)
  }
}

extension VirtualClock {
  /// The number of results from outside that background threads have received.
  package var resultCount: Int { results.count }
}
