import Platen

/// What happened when a script was played.
struct Playback {
  /// The lines that each step wrote, an input's own line first; steps after `quit` wrote none.
  private(set) var output: [[String]] = []
  /// The warnings of all sessions that were open, in the order in which they came.
  private(set) var warnings: [String] = []

  /// The whole transcript.
  var lines: [String] { output.flatMap { $0 } }
}

extension Playback {
  /// Plays a script from beginning to end, and closes what it has opened.
  @MainActor
  init(of script: Script, on stage: Stage) async {
    var written: [String] = []
    var logs: [EventLog] = []
    let player = await stage.player { written.append($0) }

    func takeWritten() -> [String] {
      player.showChanges()
      if let log = player.session?.log, !logs.contains(where: { $0 === log }) { logs.append(log) }
      defer { written = [] }
      return written
    }

    let opening = takeWritten()
    for step in script.steps {
      if player.hasQuit { break }
      if case .input(let line) = step { await player.play(line.typed) }
      output.append(takeWritten() + (step == .frame ? opening : []))
    }
    player.close()
    warnings = logs.flatMap(\.warnings)
  }

  /// The warnings that the transcript does not show: nobody expected them.
  var hiddenWarnings: [String] {
    let shown = Set(lines.map { $0.dropFirst(2) })
    return warnings.filter { !shown.contains($0[...]) }
  }

  /// The inputs that the transcript shows in another way than they were typed: they hold secrets.
  func hiddenInputs(of script: Script) -> [String] {
    zip(script.steps, output).compactMap { step, output in
      guard case .input(let line) = step, output.first != line.echo else { return nil }
      return line.echo
    }
  }
}

extension EventLog {
  fileprivate var warnings: [String] { lines.filter { $0.hasPrefix("warning: ") } }
}
