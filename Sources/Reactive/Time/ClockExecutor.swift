import Dispatch

/// An executor for the work of a session's tasks outside actors.
///
/// In virtual time, the main queue runs the work, so that its order is the same in every run. Work
/// that another thread enqueues, for example by resuming a task, arrives at the next instant of the
/// clock. In real time, the work runs on other threads.
package final class ClockExecutor: TaskExecutor {
  private let clock: VirtualClock

  package init(_ clock: VirtualClock) { self.clock = clock }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isInside = MainQueue.isThread || ArrivalOrder.current?.isAwaited == true
    if clock.isRealTime || isInside { return run(job) }
    let arrival = Action { [self] in run(job) }
    clock.scheduleArrival(WorkLabel("task"), isJob: true, arrival, giveUp: arrival)
  }

  /// Runs a job later on the queue that the kind of time requires.
  private func run(_ job: UnownedJob) {
    clock.activity.begin()
    if clock.isRealTime {
      WorkerThreads.shared.run { [self] in finish(job) }
    } else {
      DispatchQueue.main.async { [self] in MainQueue.runBackgroundJob { finish(job) } }
    }
  }

  private func finish(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
    clock.activity.end()
  }
}
