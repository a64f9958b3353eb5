import ArgumentParser
import Foundation
import PlatenLines
import PlatenQuestions
import PlatenSession
import PlatenTerminal
import PlatenTranscript

/// A script whose commands answer.
///
/// The transcript of the commands is written to standard error.
@MainActor
final class ScriptPrompter: AnswerSource {
  private let lines: ScriptReader
  /// The name of the script in messages.
  private let name: String
  /// Whether a person or a program reads the transcript before it enters the next command.
  private let isInteractive: Bool
  let recorder: ScriptRecorder?
  private let interpreter: CommandInterpreter

  /// Creates a prompter for a script.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether a person or a program reads the transcript before it enters the next
  ///     command. A command that fails can then be corrected.
  ///   - isSpoken: Whether the transcript describes the screens in plain text.
  ///   - write: A closure that receives the lines of the transcript.
  init(
    _ lines: ScriptReader, named name: String, isInteractive: Bool = false, isSpoken: Bool,
    recorder: ScriptRecorder?, write: @escaping (Line) -> Void
  ) {
    (self.lines, self.name, self.recorder) = (lines, name, recorder)
    self.isInteractive = isInteractive
    var options = CommandInterpreter.Options()
    options.isSpoken = isSpoken
    options.secrets = ProcessInfo.processInfo.environment
    interpreter = CommandInterpreter(options: options, write: write)
  }

  func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    screen.onEnd = { [lines] in lines.stopWaiting() }
    let first = isInteractive ? nil : try await lines.next()
    guard screen.isAsking else { return }
    // A question that a script does not answer is not shown.
    if first == nil, !isInteractive { throw NoMoreAnswers(reason: "\(name) has no more lines") }
    try await interpreter.open(entry)
    interpreter.session?.begin(screen)
    defer { interpreter.close() }
    if let first { try await play(first, on: screen) }
    while screen.isAsking {
      if let line = try await lines.next() {
        try await play(line, on: screen)
      } else if screen.isAsking {
        throw screen.incompleteAnswer(from: name)
      }
    }
  }

  private func play(_ line: ScriptLine, on screen: PromptScreen) async throws {
    guard case .text(let text) = line.content else {
      throw ValidationError("\(name), line \(line.number): cannot be read")
    }
    // The recording of a secret contains only its name.
    let echo = interpreter.echo(of: text.withoutPromptMark)
    guard await interpreter.play(text.withoutPromptMark) else {
      if isInteractive { return }
      throw ValidationError("\(name), line \(line.number): the command failed")
    }
    recorder?.note(echo)
  }
}

extension PromptScreen {
  /// The error of a source that ends within the answer, so that the default is not the answer.
  fileprivate func incompleteAnswer(from name: String) -> ValidationError {
    let reason = question?.problem ?? "the answer is incomplete; add a line such as key return"
    return ValidationError("\(name) ends at \(facts.label.shown.inQuotes): \(reason)")
  }
}

extension String {
  /// The line without the mark of a command in a transcript.
  fileprivate var withoutPromptMark: String {
    hasPrefix(">") ? String(dropFirst().drop { $0 == " " }) : self
  }
}
