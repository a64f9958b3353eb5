import ArgumentParser
import Foundation
import PlatenLines
import PlatenProcess
import PlatenSession

/// The questions of one run of a command, and the hosts that answer them.
///
/// All questions of the run share the script, the terminal and the recording.
@MainActor
final class PromptRun {
  /// The run of this process.
  static let process = PromptRun()

  /// The run of a test, which replaces that of the process.
  @TaskLocal static var test: PromptRun?

  static var current: PromptRun { test ?? process }

  /// The hosts to ask, in this order; `nil` before the first question.
  private var hosts: [any PromptHost]?
  /// The reason why no person can be asked.
  private var reason = ""

  init() {}

  /// Creates a run whose questions a test answers.
  init(_ host: any PromptHost) { hosts = [host] }

  /// Shows a screen until one of the hosts has ended it.
  ///
  /// - Returns: The reason why the screen could not be shown, or `nil` if the screen has ended.
  func show(
    _ screen: PromptScreen, _ entry: ScreenEntry, for prompts: Prompts,
    submit: PromptHost.Submit? = nil
  ) async throws -> String? {
    var reason = reason
    for host in try hosts(for: prompts) {
      do {
        try await host.show(screen, entry, submit: submit)
        return nil
      } catch let error as NoMoreAnswers {
        reason = error.reason
      }
    }
    return reason.isEmpty ? self.reason : reason
  }

  /// Shows a screen until the program ends it. Without a host, waits for its end.
  func watch(_ screen: PromptScreen, _ entry: ScreenEntry, for prompts: Prompts) async throws {
    guard let host = try hosts(for: prompts).last else { return await screen.whenEnded() }
    try await host.watch(screen, entry)
  }

  private func hosts(for prompts: Prompts) throws -> [any PromptHost] {
    if let hosts { return hosts }
    let recorder = try prompts.recorder
    let script = try prompts.scriptHost(recorder)
    let others: [any PromptHost]
    if let obstacle = prompts.obstacle {
      reason = obstacle
      others = []
    } else {
      others = prompts.person(recorder).map { [$0] } ?? []
    }
    let hosts = (script.map { [$0] } ?? []) + others
    self.hosts = hosts
    return hosts
  }
}

extension Prompts {
  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// The reason why no person can be asked, or `nil` if one can.
  var obstacle: String? {
    if jsonInput { return nil }
    if noInput { return "--no-input was passed" }
    if environment["CI"]?.isEmpty == false { return "the environment variable CI is set" }
    if script == "-" || !FileDescriptor.input.isTerminal {
      return "standard input is not a terminal"
    }
    return FileDescriptor.error.isTerminal ? nil : "standard error is not a terminal"
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
  fileprivate func scriptHost(_ recorder: ScriptRecorder?) throws -> (any PromptHost)? {
    guard let script else { return nil }
    let name = script == "-" ? "standard input" : script.shown
    do {
      let file = script == "-" ? .input : try FileDescriptor(opening: script)
      // The recording of a script in itself would play without end.
      return ScriptHost(
        ScriptReader(file), named: name, isSpoken: accessible,
        recorder: script == record ? nil : recorder, write: writeLine)
    } catch {
      throw ValidationError("--script: cannot read \(script.shown.inQuotes): \(error)")
    }
  }

  /// Returns the host of the person at the terminal, or of the program that reads JSON.
  @MainActor
  fileprivate func person(_ recorder: ScriptRecorder?) -> (any PromptHost)? {
    let isPlain = accessible || environment["TERM"] == "dumb"
    #if os(Linux)
      if !isPlain, !jsonInput, let terminal = TerminalHost(recorder) { return terminal }
    #endif
    let lines = ScriptReader(.input)
    let screens = ScriptHost(
      lines, named: "standard input", isSpoken: !jsonInput, recorder: recorder, write: writeLine)
    return LineHost(jsonInput ? .json : .text, lines, screens: screens) { text in
      for line in Line.lines(of: text) { writeLine(line) }
    }
  }

  private func writeLine(_ line: Line) {
    let text = environment.namesUTF8 ? line.text : line.text.escapedToASCII
    // A closed standard error takes no text.
    try? FileDescriptor.error.write(Array((text + "\n").utf8))
  }
}
