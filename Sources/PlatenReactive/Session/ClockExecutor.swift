import Dispatch

/// An executor for the work of a session's tasks outside actors.
///
/// In virtual time, the main queue runs the work, so that its order is the same in every run. Work
/// that an unknown thread enqueues, for example by resuming a task, arrives at the next instant of
/// the clock. In real time, the work runs on other threads.
final class ClockExecutor: TaskExecutor {
  private let clock: VirtualClock

  init(_ clock: VirtualClock) { self.clock = clock }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The session waits for its own work on other threads, so the time of its effects is certain.
    let isCertain = MainQueue.isThread || VirtualClock.current === clock
    if clock.isRealTime || isCertain { return run(job) }
    clock.schedule(
      WorkLabel("task"), due: clock.now.elapsed + .nanoseconds(1), isArrival: true,
      Action { [self] in run(job) },
      giveUp: Action { [self] in run(job) })
  }

  /// Runs a job later on the queue that the kind of time requires.
  private func run(_ job: UnownedJob) {
    clock.activity.begin()
    if clock.isRealTime {
      DispatchQueue.global().async { [self] in finish(job) }
    } else {
      DispatchQueue.main.async { [self] in MainQueue.runBackgroundJob { finish(job) } }
    }
  }

  private func finish(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
    clock.activity.end()
  }
}
