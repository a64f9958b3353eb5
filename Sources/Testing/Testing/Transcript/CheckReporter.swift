import Platen

/// Reports the problems of a check at the line of the caller, or records its differences.
@MainActor
package struct CheckReporter {
  let caller: Caller
  let recorder: Recorder

  init(caller: Caller, recorder: Recorder) { (self.caller, self.recorder) = (caller, recorder) }

  /// Whether differences are recorded.
  package var isRecording: Bool { recorder.isOn }

  package init(caller: Caller) { self.init(caller: caller, recorder: .shared) }

  /// Reports or records the differences from a transcript in the calling source file.
  package func report(_ check: TranscriptCheck) {
    report(check, mustWrite: false) { () throws(RecordingError) in
      try recorder.record(check.updated, of: check.script, inSourceOf: caller)
    }
  }

  /// Reports a check, and records its differences if recording is enabled.
  ///
  /// - Parameters:
  ///   - mustWrite: Whether to record a transcript without differences.
  ///   - record: Writes the updated transcript.
  func report(
    _ check: TranscriptCheck, mustWrite: Bool, record: () throws(RecordingError) -> Void
  ) {
    // Problems are reported first, because they often cause the differences.
    check.mistakes.forEach(caller.fail)
    if check.difference.isEmpty, !mustWrite || !recorder.isOn { return }
    do {
      if !recorder.isOn { throw RecordingError.isOff }
      if let line = check.hiddenInput { throw RecordingError.hides(line) }
      if check.unmarkedCommand != nil { throw RecordingError.lacksCommands }
      try record()
      caller.fail(Recorder.success(failed: check.scriptRun.failedSteps))
    } catch {
      caller.fail("\(check.message)\n\n\(error)")
    }
  }
}

extension TranscriptCheck {
  /// The transcript with the actual output.
  var updated: UpdatedTranscript { UpdatedTranscript(scriptRun, of: script) }
}
