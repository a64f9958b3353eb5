import PlatenReactive
import PlatenSession

/// What happened when a script was played.
package struct ScriptRun {
  /// A line, and when and by whom what it shows was changed, as far as no command says that.
  private struct Line {
    let text: String
    let note: String?
  }

  /// The lines that each step wrote, an input's own line first; steps after `quit` wrote none.
  private var output: [[Line]] = []
  /// The warnings of all sessions that were open, in the order in which they came.
  private(set) var warnings: [String] = []
  /// What the screen that was open at the end still waited for, unless the script had quit.
  private(set) var pending: [PendingWork] = []

  /// The lines that a step wrote.
  package func output(of step: Int) -> [String] {
    output.indices.contains(step) ? output[step].map(\.text) : []
  }

  /// For each line that a step wrote, when and by whom what it shows was changed: `0.8s, by debounce
  /// (App/Search.swift:12)`; `nil` where the command above says that.
  package func notes(of step: Int) -> [String?] {
    output.indices.contains(step) ? output[step].map(\.note) : []
  }

  /// The whole transcript.
  package var lines: [String] { output.flatMap { $0.map(\.text) } }

  /// The same for the lines of the whole transcript.
  var notes: [String?] { output.flatMap { $0.map(\.note) } }
}

extension ScriptRun {
  /// Plays a script from beginning to end, and closes what it has opened.
  @MainActor
  package init(of script: Script, on host: TestHost) async {
    var (written, note) = ([Line](), nil as String?)
    var logs: [EventLog] = []
    let interpreter = await host.interpreter(for: script) {
      written.append(Line(text: $0, note: note))
    }
    interpreter.onChanges = { session in
      note = session?.takeChangeNote()
    }

    func takeWritten() -> [Line] {
      interpreter.showChanges()
      if let log = interpreter.session?.log, !logs.contains(where: { $0 === log }) {
        logs.append(log)
      }
      defer { written = [] }
      return written
    }

    let opening = takeWritten()
    for step in script.steps {
      if interpreter.hasQuit { break }
      if case .input(let line) = step { await interpreter.play(line.typed) }
      output.append(takeWritten() + (step == .frame ? opening : []))
    }
    if !interpreter.hasQuit { pending = interpreter.session?.pending ?? [] }
    interpreter.close()
    warnings = logs.flatMap(\.warnings)
  }

  /// The same in the words of a script: a line is as it is written there if it says the same.
  ///
  /// - Parameter isExhaustive: Whether lines that a script does not expect stay; else they stay
  ///   only in steps that lack a line which it does expect.
  func inWords(of script: Script, isExhaustive: Bool) -> ScriptRun {
    var scriptRun = self
    for step in output.indices {
      let (expected, happened) = (script.expected(of: step), output[step])
      let rows = AlignedLines(expected, happened.map(\.text)) { $0.matches($1) }.rows
      let isWhole = isExhaustive || rows.contains { if case .old = $0 { true } else { false } }
      scriptRun.output[step] = rows.compactMap { row in
        switch row {
        case .both(let old, let new): Line(text: expected[old], note: happened[new].note)
        case .old: nil
        case .new(let new): isWhole ? happened[new] : nil
        }
      }
    }
    return scriptRun
  }

  /// The warnings that the transcript does not show: nobody expected them.
  var hiddenWarnings: [String] {
    let shown = lines.map { String($0.dropFirst(2)) }
    return warnings.filter { warning in !shown.contains { $0.matches(warning) } }
  }

  /// The inputs that the transcript shows in another way than they were typed: they hold secrets.
  func hiddenInputs(of script: Script) -> [String] {
    zip(script.steps, output).compactMap { step, output in
      guard case .input(let line) = step, output.first?.text != line.echo else { return nil }
      return line.echo
    }
  }
}

extension EventLog {
  fileprivate var warnings: [String] { lines.filter { $0.hasPrefix("warning: ") } }
}
