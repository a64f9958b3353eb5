import ArgumentParser
import Foundation
import PlatenContext
import PlatenLines
import PlatenQuestions
import PlatenSession
import PlatenTerminal

/// The questions of one run of a command, and the sources that answer them.
///
/// All questions of the run share the script, the terminal and the recording.
@MainActor
final class PromptRun {
  /// The run of this process.
  static let process = PromptRun()

  /// The run of a test, which replaces that of the process.
  @TaskLocal static var test: PromptRun?

  static var current: PromptRun { test ?? process }

  /// The script, if there is one, and the prompter.
  private struct Sources {
    var script: ScriptPrompter?
    let prompter: any Prompter

    var all: [any AnswerSource] { (script.map { [$0] } ?? []) + [prompter] }
  }

  /// The sources, or `nil` before the first question.
  private var sources: Sources?
  /// Screens that are to be shown at the same time wait for each other.
  private let turns = AsyncMutex()

  init() {}

  /// Creates a run whose questions a test answers.
  init(_ prompter: any Prompter) { sources = Sources(prompter: prompter) }

  /// Shows a screen until one of the sources has ended it.
  ///
  /// - Returns: The reason why the screen could not be shown, or `nil` if the screen has ended.
  func show(
    _ screen: PromptScreen, _ entry: ScreenEntry, for prompts: Prompts
  ) async throws -> String? {
    try await takeTurn(screen) {
      var reason: String?
      for source in try sources(for: prompts).all {
        do {
          source.recorder?.begin()
          try await source.show(screen, entry)
          if screen.isAnswered { source.recorder?.keep(screen.question?.script) }
          // The default is no answer of a person who can no longer answer.
          if case .ended(let error as NoMoreAnswers) = screen.phase {
            throw screen.facts.missingAnswer(because: error.reason, recordedIn: prompts.record)
          }
          return nil
        } catch let error as NoMoreAnswers {
          reason = reason ?? error.reason
        }
      }
      return reason
    }
  }

  /// Shows a screen until the program ends it.
  func watch(
    _ screen: PromptScreen, _ entry: ScreenEntry, for prompts: Prompts,
    begin: @escaping @MainActor (Session) -> Void
  ) async throws {
    try await takeTurn(screen) {
      try await sources(for: prompts).prompter.watch(screen, entry, begin: begin)
    }
  }

  /// Shows a screen until the person has read it.
  func read(_ screen: PromptScreen, _ entry: ScreenEntry, for prompts: Prompts) async throws {
    try await takeTurn(screen) { try await sources(for: prompts).prompter.read(screen, entry) }
  }

  /// Shows a screen that remains as it is, and records the answer to its question.
  func leave(
    _ screen: PromptScreen, _ entry: ScreenEntry, for prompts: Prompts
  ) async throws {
    try await takeTurn(screen) {
      let prompter = try sources(for: prompts).prompter
      try await prompter.leave(entry)
      if let script = screen.question?.script { prompter.recorder?.keep(script) }
    }
  }

  /// Shows a screen when no other screen is shown. A canceled task ends the screen.
  private func takeTurn<Result>(
    _ screen: PromptScreen, _ show: () async throws -> Result
  ) async throws -> Result {
    if let part = ScreenPart.current { throw NestedQuestion(screen.facts.label, in: part) }
    await turns.enter()
    defer { turns.leave() }
    try Task.checkCancellation()
    return try await withTaskCancellationHandler {
      try await show()
    } onCancel: {
      MainQueue.run { screen.end(with: CancellationError()) }
    }
  }

  private func sources(for prompts: Prompts) throws -> Sources {
    if let sources { return sources }
    let recorder = try prompts.recorder
    let sources = Sources(
      script: try prompts.scriptPrompter(recorder), prompter: prompts.prompter(recorder))
    self.sources = sources
    return sources
  }
}

extension Prompts {
  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// The reason why no person can be asked, or `nil` if one can.
  var obstacle: String? {
    if jsonInput { return nil }
    if noInput { return "--no-input was passed" }
    if script == "-" { return "standard input is not a terminal" }
    return QuestionTerminal.obstacle
  }

  @MainActor
  fileprivate var recorder: ScriptRecorder? {
    get throws {
      guard let record else { return nil }
      do {
        return try ScriptRecorder(appendingTo: record)
      } catch {
        throw ValidationError("--record: cannot write \(record.shown.inQuotes): \(error)")
      }
    }
  }

  @MainActor
  fileprivate func scriptPrompter(_ recorder: ScriptRecorder?) throws -> ScriptPrompter? {
    guard let script else { return nil }
    let name = script == "-" ? "standard input" : script.shown
    do {
      let file = script == "-" ? .input : try FileDescriptor(opening: script)
      // The recording already contains the lines of a script that is being resumed.
      let isResumed = record.map { $0.resolvedPath == script.resolvedPath } ?? false
      return ScriptPrompter(
        ScriptReader(file), named: name, isSpoken: accessible,
        recorder: isResumed ? nil : recorder, write: writeTranscript)
    } catch {
      throw ValidationError("--script: cannot read \(script.shown.inQuotes): \(error)")
    }
  }

  /// Returns the prompter for the person at the terminal, for the program that reads JSON, or, if neither
  /// can be asked, for the output.
  @MainActor
  fileprivate func prompter(_ recorder: ScriptRecorder?) -> any Prompter {
    let width = FileDescriptor.error.terminalWidth ?? 80
    if let obstacle {
      return OutputPrompter(because: obstacle, recorder: recorder, width: width, write: writeLine)
    }
    if !accessible, !jsonInput, QuestionTerminal.canShowScreens,
      let terminal = TerminalPrompter(recorder)
    {
      return terminal
    }
    return LinePrompter(
      isJSON: jsonInput, recorder: recorder, width: width, write: writeLine,
      writeText: writeTranscript)
  }

  private func writeTranscript(_ line: Line) {
    writeLine(jsonInput ? Line(["text": line.text].json) : line)
  }

  private func writeLine(_ line: Line) {
    // JSON is UTF-8 in every locale.
    let text = jsonInput || environment.namesUTF8 ? line.text : line.text.escapedToASCII
    // A closed standard error takes no text.
    try? FileDescriptor.error.write(Array((text + "\n").utf8))
  }
}

extension String {
  /// The path without symbolic links.
  fileprivate var resolvedPath: String {
    URL(fileURLWithPath: self).resolvingSymlinksInPath().path
  }
}
