import ArgumentParser
import PlatenContext
import PlatenNavigation
import PlatenQuestions
import PlatenSession

extension Prompts {
  /// Performs work, and shows its progress meanwhile.
  ///
  /// At a terminal, Escape and Ctrl-C cancel the work. Elsewhere, one line is written when the work
  /// starts, and another when it ends. The work cannot ask questions.
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
    let screen = PromptScreen(QuestionFacts(label, .work, flag: nil), keeping: .frame)
    let states = jobs.map(JobState.init)
    let entry = ScreenEntry(label) {
      PromptRoot(screen: screen) {
        ForEach(states) { JobRow(job: $0, screen: screen) }
      } summary: {
        EmptyView()
      }
    }
    var work: Task<Void, Never>?
    try await PromptRun.current.watch(screen, entry, for: self) { session in
      work = ScreenPart.$current.withValue(.work(label)) {
        Task {
          await session.run(states, label)
          screen.answer()
        }
      }
    }
    if !screen.isAnswered { work?.cancel() }
    await work?.value
    try screen.check()
    if let error = states.lazy.compactMap(\.error).first { throw error }
  }
}

extension Session {
  /// Runs jobs at the same time, which use the clock of this session.
  fileprivate func run(_ jobs: [JobState], _ label: String) async {
    if clock.isRealTime { return await run(jobs) }
    await time.advancing(for: WorkLabel(label)) { await run(jobs) }
  }

  private func run(_ jobs: [JobState]) async {
    await withTaskGroup(of: Void.self) { [clock] group in
      for job in jobs { group.addTask { await job.run(clock: clock) } }
    }
  }
}
