import Dispatch

/// The work of a clock that other threads do at present.
final class RunningWork: Sendable {
  /// The longest, in seconds of real time, that anybody waits for it.
  private static let patience = 5.0

  private let group = DispatchGroup()
  private let begun = Locked(0)
  /// Whether it was waited for in vain, and has not rested since.
  private let isRestless = Locked(false)

  var isIdle: Bool { group.wait(timeout: .now()) == .success }

  /// How often work has begun.
  var count: Int { begun.value }

  func begin() {
    begun.withLock { $0 += 1 }
    group.enter()
  }

  func end() { group.leave() }

  /// Waits until all of it is done, but only once for what never rests.
  func wait() async {
    if isIdle { isRestless.value = false }
    if isIdle || isRestless.value { return }
    isRestless.value = await !hasRested()
  }

  /// Whether all of it is done before patience ends.
  private func hasRested() async -> Bool {
    await withCheckedContinuation { continuation in
      let waiting = Locked<CheckedContinuation<Bool, Never>?>(continuation)
      let resume: @Sendable (Bool) -> Void = { hasRested in
        waiting.withLock { waiting in
          defer { waiting = nil }
          return waiting
        }?.resume(returning: hasRested)
      }
      group.notify(queue: .main) { resume(true) }
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { resume(false) }
    }
  }
}

/// Tasks of the clock run here when they are not on an actor of their own, so that it is known
/// whether they compute or wait.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension RunningWork: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    begin()
    DispatchQueue.global().async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      end()
    }
  }
}
