import ArgumentParser
import PlatenControls
import PlatenReactive
import PlatenViews

extension Prompts {
  /// Performs work, and shows its progress meanwhile.
  ///
  /// At a terminal, Escape and Ctrl-C cancel the work. Elsewhere, only the last line is written.
  ///
  /// - Throws: The error of the work; ``Cancelled``.
  @MainActor
  public func progress<Result: Sendable>(
    _ label: String, _ work: @escaping @Sendable (JobProgress) async throws -> Result
  ) async throws -> Result {
    let result = Locked<Result?>(nil)
    try await run([Job(label) { result.value = try await work($0) }], label)
    guard let value = result.value else { throw Cancelled() }
    return value
  }

  /// Performs several jobs at the same time.
  ///
  /// Each job has a line with its state, and then with its duration. The log of a job remains only if
  /// the job fails.
  ///
  /// - Throws: The error of the first job, in the order of the block, that fails. The other jobs end
  ///   first.
  @MainActor
  public func tasks(@JobBuilder _ jobs: () -> [Job]) async throws { try await run(jobs(), "Tasks") }

  @MainActor
  private func run(_ jobs: [Job], _ label: String) async throws {
    let states = jobs.map { JobState($0.name) }
    let screen = PromptScreen(QuestionFacts(label, .work, flag: nil), keeping: .frame)
    let work = Task {
      await withTaskGroup(of: Void.self) { group in
        for (job, state) in zip(jobs, states) {
          group.addTask {
            do {
              try await job.work(await state.progress)
              await state.end(with: nil)
            } catch {
              await state.end(with: error)
            }
          }
        }
      }
      screen.answer()
    }
    let entry = ScreenEntry(label) {
      PromptRoot(screen: screen, content: ForEach(states) { JobRow(job: $0) }) { EmptyView() }
    }
    try await PromptRun.current.watch(screen, entry, for: self)
    if !screen.isAnswered { work.cancel() }
    await work.value
    if case .ended(let error) = screen.phase { throw error }
    if let error = states.lazy.compactMap(\.error).first { throw error }
  }
}
