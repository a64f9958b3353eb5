import Dispatch
import Foundation
import PlatenRuntime

/// The main queue, on which views and sessions run.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the main queue currently runs a job of a task outside actors.
  ///
  /// Only work on the main queue may read it.
  private static var runsBackgroundJob: Bool {
    get { main_queue_runs_background_job() }
    set { main_queue_set_runs_background_job(newValue) }
  }

  /// Whether the caller runs on the main queue, regardless of the thread, and not in a job of a task
  /// outside actors, which would run on another thread in real time.
  ///
  /// On Linux, a program with an `async` main function serves the main queue from threads other
  /// than the first, so comparing threads is not sufficient.
  package static var isCurrent: Bool { isThread && !runsBackgroundJob }

  /// Whether the caller runs on the main queue, including jobs of tasks outside actors.
  package static var isThread: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  /// Runs a job of a task outside actors on the main queue.
  static func runBackgroundJob(_ job: () -> Void) {
    let outer = runsBackgroundJob
    runsBackgroundJob = true
    defer { runsBackgroundJob = outer }
    job()
  }

  /// Returns whether a queue is the main queue, which is represented by several objects.
  package static func isSame(as queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) != nil }

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

  // MARK: Tasks

  /// Starts a task on the main actor that uses no thread of a global queue.
  package static func start<Success: Sendable>(
    _ work: @escaping @MainActor @Sendable () async -> Success
  ) -> Task<Success, Never> {
    Task(executorPreference: executor) { await work() }
  }

  private static let executor = Executor()

  /// An executor that runs the work of a task outside actors on the main queue.
  ///
  /// A continuation resumes a task outside actors, even if the task then returns to the main actor.
  /// With the default executor, that work runs on a thread of a global queue. From the first such
  /// thread on, libdispatch examines its threads once a second, even while the program is idle.
  private final class Executor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}
