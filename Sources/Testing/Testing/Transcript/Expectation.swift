import Foundation
import Platen

/// A check that runs a transcript on a runner, compares the output, and reports or records
/// differences.
@MainActor
package struct Expectation {
  private let runner: TranscriptRunner
  private let isExhaustive: Bool
  private let reporter: CheckReporter

  private var caller: Caller { reporter.caller }
  private var recorder: Recorder { reporter.recorder }

  package init(_ runner: TranscriptRunner, isExhaustive: Bool = true, caller: Caller) {
    self.init(runner, isExhaustive: isExhaustive, caller: caller, recorder: .shared)
  }

  init(_ runner: TranscriptRunner, isExhaustive: Bool = true, caller: Caller, recorder: Recorder) {
    self.runner = runner
    self.isExhaustive = isExhaustive
    reporter = CheckReporter(caller: caller, recorder: recorder)
  }

  /// Checks a transcript in the calling source file.
  package func check(_ transcript: String) async {
    let script = Script(transcript, in: URL(fileURLWithPath: caller.sourcePath))
    if let check = await check(script) { reporter.report(check) }
  }

  /// Checks a transcript file at a path relative to the calling source file, or named after the
  /// test.
  func check(file path: String?, of function: String) async {
    guard let name = path ?? Snapshots.shared.name(for: caller, in: function) else {
      return caller.fail(Snapshots.isTaken(by: function))
    }
    let file = TranscriptFile(name, beside: caller.sourcePath)
    let isMissing = !file.exists
    guard let text = isMissing && recorder.isOn ? runner.emptyScript : file.text else {
      return caller.fail(
        isMissing
          ? "The file \(name) does not exist next to the test. \(RecordingError.isOff)"
          : "The file \(name) is not valid UTF-8.")
    }
    guard let check = await check(Script(text, in: file.url)) else { return }
    reporter.report(check, mustWrite: isMissing) { () throws(RecordingError) in
      do throws(TranscriptFile.CannotWrite) {
        try file.write(check.updated, of: check.script)
      } catch {
        throw .cannotWrite(error.name)
      }
    }
  }

  /// Returns the check of a script, or `nil` if the sizes of the screens contradict each other.
  private func check(_ script: Script) async -> TranscriptCheck? {
    if runner.size.contradicts(script.size) {
      caller.fail(message(about: script.size))
      return nil
    }
    return await TranscriptCheck(
      script, on: runner, isExhaustive: isExhaustive, isRecording: reporter.isRecording)
  }

  private func message(about size: TranscriptSize) -> String {
    """
    The transcript and the test specify different screen sizes: the first line of the transcript \
    specifies \(size), the test \(runner.size). Remove the size from the test, or change that line and \
    record the transcript again.
    """
  }
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
