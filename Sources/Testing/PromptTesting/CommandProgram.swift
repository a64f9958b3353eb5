import ArgumentParser
import PlatenPrompts
import PlatenTranscript

/// A command that runs in a test and asks its questions in an interpreter.
@MainActor
final class CommandProgram: TestProgram {
  private let questions: InterpretedQuestions
  private let task: Task<Void, Never>

  init<Command: AsyncParsableCommand & SendableMetatype>(
    _ command: Command.Type, _ arguments: [String], in interpreter: CommandInterpreter
  ) {
    let questions = InterpretedQuestions(interpreter)
    self.questions = questions
    task = Task {
      do {
        try await questions.answering { try await command.run(with: arguments) }
      } catch {
        let message = command.message(for: error)
        // An exit code alone has no message.
        if !message.isEmpty { interpreter.refuse(message) }
      }
      questions.end()
    }
  }

  func settle() async { await questions.settle() }

  func end() async {
    task.cancel()
    await questions.cancel()
    await task.value
  }
}

extension AsyncParsableCommand {
  fileprivate static func run(with arguments: [String]) async throws {
    var command = try parseAsRoot(arguments)
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }
}
