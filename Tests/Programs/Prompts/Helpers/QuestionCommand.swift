import ArgumentParser
import PlatenPromptTesting
import PlatenPrompts

/// A command whose questions a test asks.
struct QuestionCommand: AsyncParsableCommand {
  typealias Work = @MainActor @Sendable (Prompts) async throws -> Void

  @TaskLocal static var work: Work = { _ in }

  @OptionGroup var prompts: Prompts

  func run() async throws { try await Self.work(prompts) }

  /// Compares the questions of a command with a transcript, and plays its commands as answers.
  @MainActor
  static func expectTranscript(
    of work: @escaping Work, isExhaustive: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, transcript: @MainActor () -> String
  ) async {
    await $work.withValue(work) { @MainActor in
      await PlatenPromptTesting.expectTranscript(
        of: QuestionCommand.self, isExhaustive: isExhaustive, fileID: fileID, filePath: filePath,
        line: line,
        column: column, transcript: transcript)
    }
  }
}

extension Prompts {
  /// The questions of a command without options.
  static var test: Prompts { get throws { try parse([]) } }
}
