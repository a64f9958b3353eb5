import Dispatch
import PlatenContext

extension AnySchedulerOf<DispatchQueue> {
  /// Performs work once after a delay, unless the work is canceled first.
  ///
  /// Combine can cancel only repeating work, so the method schedules repeating work that cancels
  /// itself.
  ///
  /// - Parameter name: The name of the work in a list of pending work.
  func once(
    after delay: Duration, as name: String, _ work: @escaping @Sendable () -> Void
  ) -> CancellableWork {
    var label = WorkLabel(name)
    label.endsItself = true
    let scheduler = labeled(label, in: PipelineContexts.current) ?? ErasedScheduler(self)
    let alarm = Deadline()
    alarm.start(
      scheduler.schedule(
        after: scheduler.now.advanced(by: .nanoseconds(Int(max(delay, .zero).nanoseconds))),
        interval: .seconds(1), tolerance: scheduler.minimumTolerance, options: nil
      ) {
        if alarm.stop() { work() }
      })
    return CancellableWork { _ = alarm.stop() }
  }
}

/// A timer that fires at most once.
private final class Deadline: Sendable {
  private struct State {
    var isStopped = false
    var timer: CancellableWork?
  }

  private let state = Locked(State())

  func start(_ timer: any Cancellable) {
    let timer = CancellableWork(timer)
    let isStopped = state.withLock { state in
      if !state.isStopped { state.timer = timer }
      return state.isStopped
    }
    if isStopped { timer.cancel() }
  }

  /// Stops the timer and returns whether it was running.
  func stop() -> Bool {
    let (wasRunning, timer) = state.withLock { state in
      defer { state = State(isStopped: true) }
      return (!state.isStopped, state.timer)
    }
    timer?.cancel()
    return wasRunning
  }
}
