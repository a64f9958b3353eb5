import Platen

/// A transcript that is expected of a stage: plays it, compares it, and fails or records.
@MainActor
struct Expectation {
  private let stage: Stage
  private let caller: Caller
  private let recorder: Recorder

  init(_ stage: Stage, caller: Caller, recorder: Recorder = .shared) {
    self.stage = stage
    self.caller = caller
    self.recorder = recorder
  }

  /// Checks a transcript that stands in the caller's source file.
  func check(_ transcript: String) async {
    await check(Script(transcript)) { script, recording throws(RecordingError) in
      try recorder.record(recording, of: script, inSourceOf: caller)
    }
  }

  /// Checks a transcript that stands in a file, by its path from the caller's folder.
  func check(file: String) async {
    let file = TranscriptFile(file, beside: caller.sourcePath)
    let isMissing = !file.exists
    guard let text = isMissing && recorder.isOn ? stage.emptyScript : file.text else {
      return caller.fail(
        isMissing
          ? "There is no file \(file.name) beside the test. \(RecordingError.isOff)"
          : "The file \(file.name) beside the test is no text in UTF-8.")
    }
    await check(Script(text), mustWrite: isMissing) {
      script, recording throws(RecordingError) in
      try file.write(recording, of: script)
    }
  }

  private func check(
    _ script: Script, mustWrite: Bool = false,
    record: (Script, Recording) throws(RecordingError) -> Void
  ) async {
    let playback = await Playback(of: script, on: stage)
    let difference = Difference(from: script.expected, to: playback.lines)
    if !difference.isEmpty || mustWrite && recorder.isOn {
      do {
        if let line = playback.hiddenInputs(of: script).first { throw RecordingError.hides(line) }
        if !recorder.isOn { throw RecordingError.isOff }
        try record(script, Recording(playback, of: script))
        caller.fail(Recorder.success)
      } catch {
        caller.fail("\(Self.title)\n\n\(difference)\n\n\(error)")
      }
    }
    if !playback.hiddenWarnings.isEmpty { caller.fail(message(of: playback.hiddenWarnings)) }
  }

  private static let title = "The transcript is another than expected (− expected, + happened)."

  private func message(of warnings: [String]) -> String {
    """
    The screen warns of a mistake, and the transcript does not show it.

    \(warnings.joined(separator: "\n"))
    """
  }
}
