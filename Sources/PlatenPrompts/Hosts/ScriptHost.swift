import ArgumentParser
import Foundation
import PlatenLines
import PlatenProcess
import PlatenSession
import PlatenTranscript

/// A script whose commands answer.
///
/// The transcript of the commands is written to standard error.
@MainActor
final class ScriptHost: AnswerSource {
  private let lines: ScriptReader
  /// The name of the script in messages.
  private let name: String
  let recorder: ScriptRecorder?
  private let interpreter: CommandInterpreter

  /// Creates a host for a script.
  ///
  /// - Parameters:
  ///   - isSpoken: Whether the transcript describes the screens in plain text.
  ///   - write: A closure that receives the lines of the transcript.
  init(
    _ lines: ScriptReader, named name: String, isSpoken: Bool, recorder: ScriptRecorder?,
    write: @escaping (Line) -> Void
  ) {
    (self.lines, self.name, self.recorder) = (lines, name, recorder)
    var options = CommandInterpreter.Options()
    options.isSpoken = isSpoken
    options.secrets = ProcessInfo.processInfo.environment
    interpreter = CommandInterpreter(options: options, write: write)
  }

  func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    // A question that the script does not answer is not shown.
    var line = try await nextLine()
    try await interpreter.open(entry)
    interpreter.session?.begin(screen)
    defer { interpreter.close() }
    try await play(line, on: screen)
    while screen.isAsking {
      line = try await nextLine()
      try await play(line, on: screen)
    }
  }

  private func nextLine() async throws -> ScriptLine {
    guard let line = try await lines.next() else {
      throw NoMoreAnswers(reason: "\(name) has no more lines")
    }
    return line
  }

  private func play(_ line: ScriptLine, on screen: PromptScreen) async throws {
    guard case .text(let text) = line.content else {
      throw ValidationError("\(name), line \(line.number): cannot be read")
    }
    // The recording of a secret contains only its name.
    let echo = interpreter.echo(of: text.withoutPromptMark)
    guard await interpreter.play(text.withoutPromptMark) else {
      throw ValidationError("\(name), line \(line.number): the command failed")
    }
    recorder?.note(echo)
    await screen.whenIdle()
    await interpreter.session?.settle()
    interpreter.showChanges()
  }
}

extension String {
  /// The line without the mark of a command in a transcript.
  fileprivate var withoutPromptMark: String {
    hasPrefix(">") ? String(dropFirst().drop { $0 == " " }) : self
  }
}
