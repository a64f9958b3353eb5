import ArgumentParser
import PlatenQuestions
import PlatenSession

/// The answers to questions, by the label of the question.
@MainActor
package struct KnownAnswers {
  private let run: PromptRun

  package init(_ texts: [String: String]) { run = PromptRun(KnownPrompter(texts)) }

  /// Performs work whose questions are answered.
  package func answering<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await PromptRun.$test.withValue(run) { try await work() }
  }

  private final class KnownPrompter: Prompter {
    private let texts: [String: String]
    private let output = OutputPrompter { _ in }

    init(_ texts: [String: String]) { self.texts = texts }

    func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
      let label = screen.facts.label
      guard let question = screen.question, let text = texts[label] else {
        throw NoMoreAnswers(
          reason: available(texts.keys.sorted().map(\.shown), none: "there are no answers"))
      }
      if let problem = await screen.submit(text, to: question) {
        throw ValidationError("\(label): \(problem)")
      }
    }

    func watch(
      _ screen: PromptScreen, _ entry: ScreenEntry, begin: @escaping @MainActor (Session) -> Void
    ) async throws {
      try await output.watch(screen, entry, begin: begin)
    }

    func leave(_ entry: ScreenEntry) async throws {}
  }
}
