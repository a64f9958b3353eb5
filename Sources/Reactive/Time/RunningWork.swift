import Dispatch

/// The work of a clock that currently runs on other threads.
package final class RunningWork: Sendable {
  private let group = DispatchGroup()
  private let begun = Locked(0)
  /// Whether the last wait timed out and the work has not ended since.
  private let isRestless = Locked(false)
  private let limit = Locked(5.0)

  /// The maximum wait for this work, in seconds of real time.
  package var patience: Double {
    get { limit.value }
    set { limit.value = newValue }
  }

  package var isIdle: Bool { group.wait(timeout: .now()) == .success }

  /// The number of times that work has begun.
  var count: Int { begun.value }

  package func begin() {
    begun.withLock { $0 += 1 }
    group.enter()
  }

  package func end() { group.leave() }

  /// Waits until all work has ended, and returns whether it has.
  ///
  /// After a wait times out, later calls return immediately until the work ends.
  func wait() async -> Bool {
    if isIdle {
      isRestless.value = false
      return true
    }
    if isRestless.value { return false }
    let hasRested = await hasRested()
    isRestless.value = !hasRested
    return hasRested
  }

  /// Returns whether all work ends before the maximum wait.
  private func hasRested() async -> Bool {
    await withCheckedContinuation { continuation in
      let waiting = Locked<CheckedContinuation<Bool, Never>?>(continuation)
      let resume: @Sendable (Bool) -> Void = { hasRested in
        waiting.withLock { waiting in
          defer { waiting = nil }
          return waiting
        }?.resume(returning: hasRested)
      }
      let timeout = DispatchWorkItem { resume(false) }
      DispatchQueue.main.asyncAfter(deadline: .now() + patience, execute: timeout)
      group.notify(queue: .main) {
        timeout.cancel()
        resume(true)
      }
    }
  }
}
