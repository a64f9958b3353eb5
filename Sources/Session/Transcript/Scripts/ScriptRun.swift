import PlatenContext
import PlatenSession

/// The output of a script that has been run.
///
/// See Documentation/Decisions/testing.md.
package struct ScriptRun {
  /// A line of output, with the time and causes of the change unless the command explains the
  /// change.
  fileprivate struct Line {
    let text: String
    let note: String?
    /// The number of the failure to whose message the line belongs, or `nil` for other output.
    var failure: Int?
  }

  /// The output of each step, beginning with the echo of the step's input. Steps after `quit` have
  /// no output.
  private var output: [[Line]] = []
  /// The output before the first step: the initial frame, and the log until then.
  private let opening: [Line]
  /// The warnings of all opened sessions, in chronological order.
  private(set) var warnings: [String] = []
  /// The work that is pending on the open screen after each step.
  private var pendingWork: [[PendingWork]] = []
  /// The work that is still pending on the last open screen, or an empty array if the script has
  /// run `quit`.
  private(set) var pending: [PendingWork] = []
  /// The probable cause of unexpected output, as far as the run itself shows it.
  private(set) var explanation: String?

  /// Returns the output of a step.
  package func output(of step: Int) -> [String] {
    output.indices.contains(step) ? output[step].map(\.text) : []
  }

  /// Returns the notes on the lines of a step's output, such as `0.8s, by debounce
  /// (App/Search.swift:12)`.
  ///
  /// A note is `nil` if the command above explains the change.
  package func notes(of step: Int) -> [String?] {
    output.indices.contains(step) ? output[step].map(\.note) : []
  }

  /// The number of steps whose command failed.
  package var failedSteps: Int { output.count { $0.contains { $0.failure != nil } } }

  /// Returns the first error message of a step, without its marker, unless the script expects it.
  func unexpectedFailure(of step: Int, in script: Script) -> String? {
    guard output.indices.contains(step) else { return nil }
    let expected = script.expected(of: step)
    let line = output[step].first { $0.failure != nil && !expected.contains($0.text) }
    return line.map { String($0.text.drop { $0 != " " }.dropFirst()) }
  }

  /// Returns the work that is pending after a step.
  func pending(after step: Int) -> [PendingWork] {
    pendingWork.indices.contains(step) ? pendingWork[step] : []
  }

  /// Returns the work that is pending before a step.
  func pending(before step: Int) -> [PendingWork] { pending(after: step - 1) }

  /// The lines of the entire transcript.
  package var lines: [String] { output.flatMap { $0.map(\.text) } }
}

extension ScriptRun {
  /// Creates a run by executing a script from start to end and then closing the last open screen.
  @MainActor
  package init(of script: Script, on runner: TranscriptRunner) async {
    var (written, note) = ([Line](), nil as String?)
    var (failures, failure) = (0, nil as Int?)
    var logs: [EventLog] = []
    let interpreter = await runner.interpreter(for: script) {
      written.append(Line(text: $0, note: note, failure: failure))
    }
    interpreter.onOutput = { output in
      (note, failure) = (nil, nil)
      switch output {
      case .changes(let session): note = session.takeChangeNote()
      case .failure:
        failures += 1
        failure = failures
      case nil: break
      }
    }

    func takeWritten() -> [Line] {
      interpreter.showChanges()
      if let log = interpreter.session?.log, !logs.contains(where: { $0 === log }) {
        logs.append(log)
      }
      defer { written = [] }
      return written
    }

    let program = await runner.startProgram(on: interpreter)
    opening = takeWritten()
    for step in script.steps {
      if interpreter.hasQuit { break }
      if case .input(let line) = step {
        await interpreter.play(line.typed)
        await program?.settle()
      }
      output.append(takeWritten() + (step == .frame ? opening : []))
      pendingWork.append(interpreter.session?.pending ?? [])
    }
    if !interpreter.hasQuit { pending = interpreter.session?.pending ?? [] }
    await program?.end()
    interpreter.close()
    warnings = logs.flatMap(\.warnings)
    // Blank lines at the end of a transcript are not part of it.
    while output.last?.last?.text.isEmpty == true { output[output.endIndex - 1].removeLast() }
  }

  /// Creates the run of a program that has received all inputs before its output is known.
  ///
  /// - Parameters:
  ///   - lines: The lines of the output, which belong to the last step. A line that begins with `!`
  ///     is a failure.
  ///   - explanation: The probable cause of unexpected output, or `nil` if it is unknown.
  ///   - mask: A closure that masks secrets in a text.
  package init(
    of script: Script, writing lines: [String], explanation: String?, mask: (String) -> String
  ) {
    opening = []
    self.explanation = explanation
    output = script.steps.enumerated().map { index, step in
      var texts = index == script.steps.count - 1 ? lines : []
      if case .input(let line) = step { texts.insert(line.echo, at: 0) }
      let mark = LinePrefixes.signs.failure
      return texts.enumerated().map { place, text in
        Line(text: mask(text), note: nil, failure: text.hasPrefix(mark) ? place : nil)
      }
    }
  }

  /// Whether the output before the first step contains a warning, but no step shows that output.
  func hidesWarning(in script: Script) -> Bool {
    !script.steps.contains(.frame)
      && opening.contains { line in warnings.contains { line.text.hasSuffix($0) } }
  }

  /// Adds a step that shows the initial frame.
  mutating func showFrame(at step: Int) {
    output.insert(opening, at: step)
    pendingWork.insert([], at: step)
  }

  /// Returns a copy in which the matching expected line replaces each line of output that matches
  /// one.
  ///
  /// - Parameter isExhaustive: Whether to retain unexpected lines. If the value is `false`,
  ///   unexpected lines are retained only in steps that lack an expected line, and if they are the
  ///   message of a failure of which no line is expected.
  func inWords(of script: Script, isExhaustive: Bool) -> ScriptRun {
    var scriptRun = self
    for step in output.indices {
      let (expected, happened) = (script.expected(of: step), output[step])
      let failures = Set(happened.filter { $0.failure != nil }.map(\.text))
      let rows = AlignedLines(expected, happened.map(\.text)) { old, new in
        // The marker of a failure matches only itself, so that no wildcard hides a failure.
        old.matches(new) && (old.first == new.first || !failures.contains(new))
      }.rows
      let isWhole = isExhaustive || rows.contains { if case .old = $0 { true } else { false } }
      let expectedFailures = rows.compactMap { row in
        if case .both(_, let new) = row { happened[new].failure } else { nil }
      }
      scriptRun.output[step] = rows.compactMap { row in
        switch row {
        case .both(let old, let new): happened[new].with(text: expected[old])
        case .old: nil
        case .new(let new):
          isWhole || happened[new].isFailure(except: expectedFailures) ? happened[new] : nil
        }
      }
    }
    return scriptRun
  }

  /// The warnings that are not part of the transcript and were therefore not expected.
  var hiddenWarnings: [String] {
    if warnings.isEmpty { return [] }
    let shown = Set(lines.map { String($0.dropFirst(2)) })
    let patterns = shown.filter(\.hasWildcard)
    return warnings.filter { warning in
      !shown.contains(warning) && !patterns.contains { $0.matches(warning) }
    }
  }

  /// Returns the inputs whose echo in the transcript is masked because they contain secrets.
  func hiddenInputs(of script: Script) -> [String] {
    zip(script.steps, output).compactMap { step, output in
      guard case .input(let line) = step, output.first?.text != line.echo else { return nil }
      return line.echo
    }
  }
}

extension ScriptRun.Line {
  fileprivate func with(text: String) -> Self { Self(text: text, note: note, failure: failure) }

  /// Returns whether the line belongs to a failure that is not one of the specified failures.
  fileprivate func isFailure(except known: [Int]) -> Bool {
    failure.map { !known.contains($0) } ?? false
  }
}

extension EventLog {
  fileprivate var warnings: [String] { lines.filter { $0.hasPrefix("warning: ") } }
}
