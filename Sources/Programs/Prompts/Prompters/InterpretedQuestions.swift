import PlatenQuestions
import PlatenSession
import PlatenTranscript

/// The questions of a command that a test answers.
@MainActor
package final class InterpretedQuestions {
  private let prompter: InterpretedPrompter
  private let run: PromptRun

  package init(_ interpreter: CommandInterpreter) {
    prompter = InterpretedPrompter(interpreter)
    run = PromptRun(prompter)
  }

  /// Performs work whose questions the test answers.
  package func answering<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await PromptRun.$test.withValue(run) { try await work() }
  }

  /// Waits until a question expects input or the command has ended.
  package func settle() async { await prompter.settle() }

  /// Notes that the command has ended.
  package func end() { prompter.end() }

  /// Cancels the question that is being asked.
  package func cancel() async {
    prompter.screen?.end(with: CancellationError())
    await prompter.settle()
  }

  /// Shows one screen at a time in an interpreter, and lets the command continue only between the
  /// commands of the transcript.
  private final class InterpretedPrompter: Prompter {
    private let interpreter: CommandInterpreter
    private(set) var screen: PromptScreen?
    private var isWatched = false
    private var hasEnded = false
    private var shown: CheckedContinuation<Void, Never>?
    private var settling: CheckedContinuation<Void, Never>?

    init(_ interpreter: CommandInterpreter) { self.interpreter = interpreter }

    func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
      try await interpreter.open(entry)
      interpreter.session?.begin(screen)
      await wait(for: screen, isWatched: false)
    }

    func watch(
      _ screen: PromptScreen, _ entry: ScreenEntry, begin: @escaping @MainActor (Session) -> Void
    ) async throws {
      try await interpreter.open(entry)
      if let session = interpreter.session { session.perform { begin(session) } }
      await wait(for: screen, isWatched: true)
    }

    func read(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
      try await show(screen, entry)
    }

    func leave(_ entry: ScreenEntry) async throws { try await interpreter.open(entry) }

    private func wait(for screen: PromptScreen, isWatched: Bool) async {
      (self.screen, self.isWatched) = (screen, isWatched)
      settling.take()?.resume()
      await withCheckedContinuation { shown = $0 }
    }

    func end() {
      hasEnded = true
      settling.take()?.resume()
    }

    func settle() async {
      while true {
        if let screen {
          if isWatched { await screen.whenEnded() }
          if screen.isAsking { return }
          await interpreter.session?.settle()
          interpreter.showChanges()
          self.screen = nil
          shown.take()?.resume()
        } else if hasEnded {
          return
        } else {
          await withCheckedContinuation { settling = $0 }
        }
      }
    }
  }
}
