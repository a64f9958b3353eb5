import Foundation
import Platen

/// A check that runs a transcript on a host, compares the output, and reports or records
/// differences.
@MainActor
package struct Expectation {
  private let host: TestHost
  private let isExhaustive: Bool
  private let caller: Caller
  private let recorder: Recorder

  package init(_ host: TestHost, isExhaustive: Bool = true, caller: Caller) {
    self.init(host, isExhaustive: isExhaustive, caller: caller, recorder: .shared)
  }

  init(_ host: TestHost, isExhaustive: Bool = true, caller: Caller, recorder: Recorder) {
    self.host = host
    self.isExhaustive = isExhaustive
    self.caller = caller
    self.recorder = recorder
  }

  /// Checks a transcript in the calling source file.
  package func check(_ transcript: String) async {
    await check(Script(transcript, in: URL(fileURLWithPath: caller.sourcePath))) {
      check throws(RecordingError) in
      try recorder.record(check.updated, of: check.script, inSourceOf: caller)
    }
  }

  /// Checks a transcript file at a path relative to the calling source file, or named after the
  /// test.
  func check(file path: String?, of function: String) async {
    guard let name = path ?? Snapshots.shared.name(for: caller, in: function) else {
      return caller.fail(Snapshots.isTaken(by: function))
    }
    let file = TranscriptFile(name, beside: caller.sourcePath)
    let isMissing = !file.exists
    guard let text = isMissing && recorder.isOn ? host.emptyScript : file.text else {
      return caller.fail(
        isMissing
          ? "The file \(name) does not exist next to the test. \(RecordingError.isOff)"
          : "The file \(name) is not valid UTF-8.")
    }
    await check(Script(text, in: file.url), mustWrite: isMissing) { check throws(RecordingError) in
      do throws(TranscriptFile.CannotWrite) {
        try file.write(check.updated, of: check.script)
      } catch {
        throw .cannotWrite(error.name)
      }
    }
  }

  private func check(
    _ script: Script, mustWrite: Bool = false,
    record: (TranscriptCheck) throws(RecordingError) -> Void
  ) async {
    if host.size.contradicts(script.size) { return caller.fail(message(about: script.size)) }
    let check = await TranscriptCheck(script, on: host, isExhaustive: isExhaustive)
    // Problems are reported first, because they often cause the differences.
    check.mistakes.forEach(caller.fail)
    if !check.difference.isEmpty || mustWrite && recorder.isOn {
      do {
        if !recorder.isOn { throw RecordingError.isOff }
        if let line = check.hiddenInput { throw RecordingError.hides(line) }
        try record(check)
        caller.fail(Recorder.success(failed: check.scriptRun.failedSteps))
      } catch {
        caller.fail("\(check.message)\n\n\(error)")
      }
    }
  }

  private func message(about size: TranscriptSize) -> String {
    """
    The transcript and the test specify different screen sizes: the first line of the transcript \
    specifies \(size), the test \(host.size). Remove the size from the test, or change that line and \
    record the transcript again.
    """
  }
}

extension TranscriptCheck {
  fileprivate var updated: UpdatedTranscript { UpdatedTranscript(scriptRun, of: script) }
}

extension TranscriptFile {
  /// Creates a reference to a file at a path relative to a source file.
  ///
  /// - Parameter name: The path, relative to the directory of the source file.
  init(_ name: String, beside sourcePath: String) {
    let folder = URL(fileURLWithPath: sourcePath).deletingLastPathComponent()
    self.init(name, at: folder.appendingPathComponent(name))
  }
}
