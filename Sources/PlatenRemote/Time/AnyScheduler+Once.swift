import Dispatch
import PlatenReactive

extension AnySchedulerOf<DispatchQueue> {
  /// Runs work once after some time, unless it is cancelled before.
  ///
  /// Combine can cancel only what repeats, so this repeats and cancels itself.
  ///
  /// - Parameter name: what the work is called in a list of what is pending.
  func once(
    after delay: Duration, as name: String, _ work: @escaping @Sendable () -> Void
  ) -> CancellableWork {
    var label = WorkLabel(name)
    label.endsItself = true
    let scheduler = labeled(label) ?? ErasedScheduler(self)
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

/// Some work that is to run once.
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

  /// Stops the timer; whether it was running.
  func stop() -> Bool {
    let (wasRunning, timer) = state.withLock { state in
      defer { state = State(isStopped: true) }
      return (!state.isStopped, state.timer)
    }
    timer?.cancel()
    return wasRunning
  }
}
