import PlatenQuestions
import PlatenSession

/// A terminal at which a person answers.
@MainActor
final class TerminalPrompter: Prompter {
  private let terminal: QuestionTerminal
  let recorder: ScriptRecorder?

  /// Creates a prompter for the terminal of standard input and standard error.
  ///
  /// - Returns: A prompter, or `nil` if standard input is not a terminal.
  init?(_ recorder: ScriptRecorder?) {
    guard let terminal = QuestionTerminal(recorder: recorder) else { return nil }
    (self.terminal, self.recorder) = (terminal, recorder)
  }

  func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    if let question = screen.question, let document = question.document {
      try await screen.answer(question, in: document)
    }
    await terminal.show(screen, entry)
  }

  func watch(
    _ screen: PromptScreen, _ entry: ScreenEntry, begin: @escaping @MainActor (Session) -> Void
  ) async throws {
    await terminal.show(screen, entry, begin: begin)
  }

  func read(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    try await show(screen, entry)
  }

  func leave(_ entry: ScreenEntry) async throws { await terminal.leave(entry) }
}
