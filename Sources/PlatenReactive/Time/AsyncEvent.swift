// Dispatch sources can be used from any thread; their module does not say so.
@preconcurrency import Dispatch

/// Wakes the one that waits, from any thread; a ring that nobody awaits is kept for the next wait.
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

  /// Waits for a ring, until a moment of real time or until the task is cancelled.
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
