import Dispatch
import Foundation

/// Threads that run jobs in the order of their arrival.
///
/// After the first job on a global queue, libdispatch wakes once a second, for as long as the program
/// runs, to count the threads of that queue. Idle threads of this pool never wake.
package final class WorkerThreads: Sendable {
  /// The threads that run the jobs of tasks outside actors in real time.
  package static let shared = WorkerThreads()

  /// The maximum number of threads, so that jobs that block their threads do not delay the others.
  private static let maxCount = 64

  private struct State {
    var jobs = Queue<@Sendable () -> Void>()
    var threadCount = 0
    var idleCount = 0
  }

  private let state = Locked(State())
  private let arrivals = DispatchSemaphore(value: 0)

  /// Runs a job on an idle thread, or on a new thread if none is idle.
  package func run(_ job: @escaping @Sendable () -> Void) {
    let startsThread = state.withLock { state in
      state.jobs.append(job)
      if state.idleCount >= state.jobs.count || state.threadCount == Self.maxCount { return false }
      state.threadCount += 1
      state.idleCount += 1
      return true
    }
    arrivals.signal()
    if startsThread { Thread.detachNewThread { [self] in work() } }
  }

  private func work() {
    reserveSignalStack()
    while true {
      arrivals.wait()
      let job = state.withLock { state in
        state.idleCount -= 1
        return state.jobs.popFirst()
      }
      job?()
      state.withLock { $0.idleCount += 1 }
    }
  }
}
