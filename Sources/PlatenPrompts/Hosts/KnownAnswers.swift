import ArgumentParser
import PlatenSession
import PlatenTranscript

/// The answers to questions, by the label of the question.
@MainActor
package struct KnownAnswers {
  private let run: PromptRun

  package init(_ texts: [String: String]) { run = PromptRun(Host(texts)) }

  /// Performs work whose questions are answered.
  package func answering<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    try await PromptRun.$test.withValue(run) { try await work() }
  }

  private final class Host: PromptHost {
    private let texts: [String: String]

    init(_ texts: [String: String]) { self.texts = texts }

    func show(
      _ screen: PromptScreen, _ entry: ScreenRegistry.Entry, submit: Submit?
    ) async throws {
      let label = screen.facts.label
      guard let submit, let text = texts[label] else {
        throw NoMoreAnswers(
          reason: available(texts.keys.sorted().map(\.shown), none: "there are no answers"))
      }
      if let problem = await submit(screen.facts.value(of: text)) {
        throw ValidationError("\(label): \(problem)")
      }
    }

    func watch(_ screen: PromptScreen, _ entry: ScreenRegistry.Entry) async throws {
      await screen.whenEnded()
    }
  }
}
