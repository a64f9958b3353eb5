import PlatenReactive
import PlatenSession

/// A recording that has been played again as a transcript: lines to type, time that passes, and what
/// the screens then show.
package struct RecordingTranscript {
  /// How times are rounded, the roundest first.
  private static let grains: [Duration] = [
    .milliseconds(100), .milliseconds(10), .milliseconds(1), .nanoseconds(1),
  ]

  /// The lines of the transcript; the first names the recording.
  package private(set) var lines: [String]
  /// What is written by all but the lines that let time pass.
  private var happened: [String] = []
  /// What the screens that were opened are called, each once.
  package private(set) var titles: [String] = []
  /// Why the transcript cannot be played again, or shows something else than was recorded, if so.
  package private(set) var flaws: [String] = []

  /// Plays a recording, with times as round as makes no difference to what happens.
  ///
  /// - Parameter name: The file of the recording, as the transcript is to name it.
  /// - Throws: `CommandError` when the recording opens no screen.
  @MainActor
  package init(
    of recording: Recording, named name: String, on host: TestHost
  ) async throws(CommandError) {
    try recording.checkOpenings()
    let script = Script(of: recording, named: name)
    let exact = await RecordingTranscript(script, on: host, grain: .nanoseconds(1))
    for grain in Self.grains.dropLast() {
      self = await RecordingTranscript(script, on: host, grain: grain)
      if happened == exact.happened { return }
    }
    self = exact
  }

  @MainActor
  private init(_ script: Script, on host: TestHost, grain: Duration) async {
    lines = script.lines
    var written: [String] = []
    let interpreter = await host.interpreter(for: script) { written.append($0) }
    func take(_ lines: inout [String], _ happened: inout [String], isTime: Bool = false) {
      lines += written
      happened += written.dropFirst(isTime ? 1 : 0)
      written = []
    }
    take(&lines, &happened)
    var main = interpreter.title
    for event in script.recording?.steps ?? [] {
      if let session = interpreter.session {
        let gap = event.time.rounded(to: grain) - session.elapsed
        if gap > .zero { await interpreter.play("advance \(gap.inFull)") }
        take(&lines, &happened, isTime: gap > .zero)
      }
      guard let line = event.line else { continue }
      if line == main.map({ "open \($0)" }) {
        main = nil  // It is open already.
        continue
      }
      if !interpreter.isDoneAgain(line) { continue }
      flaws += interpreter.flaw(of: line).map { [$0] } ?? []
      await interpreter.play(interpreter.withoutEscapes(line))
      take(&lines, &happened)
      if let title = interpreter.title, !titles.contains(title) { titles.append(title) }
    }
    flaws += interpreter.unanswered
    if interpreter.session?.pending.isEmpty == false { await interpreter.play("close") }
    take(&lines, &happened)
    interpreter.close()
  }
}

extension Duration {
  /// The nearest multiple of another duration.
  fileprivate func rounded(to grain: Duration) -> Duration {
    .nanoseconds((nanoseconds + grain.nanoseconds / 2) / grain.nanoseconds * grain.nanoseconds)
  }

  /// As it is typed, to the nanosecond: `800ms`, `1.5s`.
  fileprivate var inFull: String {
    if self < .seconds(1), nanoseconds % 1_000_000 == 0 { return "\(nanoseconds / 1_000_000)ms" }
    return text(decimals: 9)
  }
}

extension CommandInterpreter {
  /// Why a recorded line is no line of a transcript, if so.
  fileprivate func flaw(of line: String) -> String? {
    let typed = TypedCommand(line[...], among: commands)
    if let field = secureField(maskedIn: typed) {
      return "cannot replay \(line.inQuotes): the secret of \(field.shown.inQuotes) has no name"
    }
    if let missing = missingSecret(for: line) {
      return "cannot replay \(line.inQuotes) without the secret; add --secret \(missing.name)=…"
    }
    if line != withoutEscapes(line) || !line.contains("${") { return nil }
    return "cannot transcribe \(line.inQuotes): the transcript would show a secret"
  }

  /// A recorded line without the escapes of what looks like the name of a secret.
  fileprivate func withoutEscapes(_ line: String) -> String { RecordedSecrets([:]).filledIn(line) }

  /// What the open screen asked that the recording has no answer to.
  fileprivate var unanswered: [String] {
    session?.log.lines.filter { $0.hasPrefix("warning: the recording has no response") } ?? []
  }
}
