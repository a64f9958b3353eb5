import PlatenContext
import PlatenSession

/// A transcript of a replayed recording: command lines, time steps, and the resulting screens.
package struct RecordingTranscript {
  /// The precisions to which times are rounded, with the coarsest precision first.
  private static let grains: [Duration] = [
    .milliseconds(100), .milliseconds(10), .milliseconds(1), .nanoseconds(1),
  ]

  /// The lines of the transcript, the first of which names the recording.
  package private(set) var lines: [String]
  /// The lines that all steps except time steps write.
  private var happened: [String] = []
  /// The titles of the opened screens, without duplicates.
  package private(set) var titles: [String] = []
  /// The reasons why the transcript cannot be replayed or differs from the recording.
  package private(set) var flaws: [String] = []

  /// Creates a transcript by replaying a recording. Times are rounded as far as the output permits.
  ///
  /// - Parameter name: The file name of the recording, for the first line of the transcript.
  /// - Throws: `CommandError` if the recording opens no screen.
  @MainActor
  package init(
    of recording: Recording, named name: String, on runner: TranscriptRunner
  ) async throws(CommandError) {
    try recording.checkOpenings()
    let script = Script(of: recording, named: name)
    let exact = await RecordingTranscript(script, on: runner, grain: .nanoseconds(1))
    for grain in Self.grains.dropLast() {
      self = await RecordingTranscript(script, on: runner, grain: grain)
      if happened == exact.happened { return }
    }
    self = exact
  }

  @MainActor
  private init(_ script: Script, on runner: TranscriptRunner, grain: Duration) async {
    lines = script.lines
    var written: [String] = []
    let interpreter = await runner.interpreter(for: script) { written.append($0) }
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
        main = nil  // The main screen is already open.
        continue
      }
      if !interpreter.isDoneAgain(line) { continue }
      flaws += interpreter.flaw(of: line).map { [$0] } ?? []
      await interpreter.play(interpreter.withoutEscapes(line))
      take(&lines, &happened)
      if let title = interpreter.title, !titles.contains(title) { titles.append(title) }
    }
    flaws += interpreter.unanswered
    if interpreter.session?.clock.hasPending == true { await interpreter.play("close") }
    take(&lines, &happened)
    interpreter.close()
  }
}

extension Duration {
  /// Returns the multiple of another duration that is nearest to this duration.
  fileprivate func rounded(to grain: Duration) -> Duration {
    .nanoseconds((nanoseconds + grain.nanoseconds / 2) / grain.nanoseconds * grain.nanoseconds)
  }

  /// The duration in the form that users type, with nanosecond precision: `800ms`, `1.5s`.
  fileprivate var inFull: String {
    if self < .seconds(1), nanoseconds % 1_000_000 == 0 { return "\(nanoseconds / 1_000_000)ms" }
    return text(decimals: 9)
  }
}

extension CommandInterpreter {
  /// Returns the reason why a recorded line is not valid in a transcript, or `nil` if it is valid.
  fileprivate func flaw(of line: String) -> String? {
    let typed = TypedCommand(line[...], among: commands)
    if let field = secureField(maskedIn: typed) {
      return "cannot replay \(line.inQuotes): the secret in \(field.shown.inQuotes) has no name"
    }
    if let missing = missingSecret(for: line) {
      return "cannot replay \(line.inQuotes) without the secret; add --secret \(missing.name)=…"
    }
    if line != withoutEscapes(line) || !line.contains("${") { return nil }
    return "cannot transcribe \(line.inQuotes): the transcript would show a secret"
  }

  /// Returns a recorded line with each escaped `${` restored.
  fileprivate func withoutEscapes(_ line: String) -> String { RecordedSecrets([:]).filledIn(line) }

  /// The warnings about requests of the open screen that have no recorded response.
  fileprivate var unanswered: [String] {
    session?.log.lines.filter { $0.hasPrefix("warning: the recording has no response") } ?? []
  }
}
