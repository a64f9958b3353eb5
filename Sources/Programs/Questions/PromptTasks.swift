/// The validations and searches of a screen.
@MainActor
final class PromptTasks {
  private var validation: Task<Void, Never>?
  private var search: Task<Void, Never>?
  /// The number of tasks in progress.
  private var count = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Whether a validation or a search is in progress.
  var areRunning: Bool { count > 0 }

  /// Starts a validation.
  func validate(_ work: @escaping @MainActor () async -> Void) { validation = start(work) }

  /// Starts a search in place of the last one.
  func search(_ work: @escaping @MainActor () async -> Void) {
    search?.cancel()
    search = start(work)
  }

  /// Cancels the last validation and the last search.
  func cancel() {
    validation?.cancel()
    search?.cancel()
  }

  private func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    count += 1
    return Task {
      await work()
      count -= 1
      resumeWaiting()
    }
  }

  /// Waits until a task ends or ``resumeWaiting()`` is called.
  func next() async { await withCheckedContinuation { waiting.append($0) } }

  /// Ends all waits.
  func resumeWaiting() {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
