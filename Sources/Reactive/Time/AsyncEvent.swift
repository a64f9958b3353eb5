// Dispatch sources can be used from any thread, but the Dispatch module does not declare this.
@preconcurrency import Dispatch

/// An event that any thread can signal and one task can await.
///
/// A signal that arrives before a wait ends that wait immediately.
final class AsyncEvent: Sendable {
  private struct State {
    var hasRung = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Locked(State())
  private let timer: any DispatchSourceTimer

  init() {
    timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in self?.ring() }
    timer.activate()
  }

  deinit { timer.cancel() }

  func ring() {
    let waiting = state.withLock { state in
      state.hasRung = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  /// Waits for a signal, an instant of real time, or the cancellation of the task.
  @MainActor
  func wait(until deadline: ContinuousClock.Instant?) async {
    if let deadline {
      timer.schedule(deadline: .now() + .nanoseconds(Int(deadline.nanosecondsAhead)))
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isRung = state.withLock { state in
          if !state.hasRung { state.waiting = continuation }
          return state.hasRung
        }
        if isRung { continuation.resume() }
      }
    } onCancel: {
      ring()
    }
    state.withLock { $0.hasRung = false }
    timer.schedule(deadline: .distantFuture)
  }
}

extension ContinuousClock.Instant {
  fileprivate var nanosecondsAhead: Int64 {
    max(ContinuousClock.now.duration(to: self).nanoseconds, 0)
  }
}
