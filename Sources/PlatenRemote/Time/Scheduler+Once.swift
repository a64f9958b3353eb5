import PlatenReactive

extension Scheduler {
  /// Runs work once after some time, unless it is cancelled before.
  ///
  /// Combine can cancel only what repeats, so this repeats and cancels itself.
  func once(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Work {
    let alarm = Alarm()
    let interval = SchedulerTimeType.Stride(delay)
    alarm.start(
      schedule(
        after: now.advanced(by: interval), interval: max(interval, .seconds(1)),
        tolerance: minimumTolerance
      ) {
        if alarm.stop() { work() }
      })
    return Work { _ = alarm.stop() }
  }
}

/// Some work that is to run once.
private final class Alarm: Sendable {
  private struct State {
    var isStopped = false
    var timer: Work?
  }

  private let state = Locked(State())

  func start(_ timer: any Cancellable) {
    let timer = Work(timer)
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
