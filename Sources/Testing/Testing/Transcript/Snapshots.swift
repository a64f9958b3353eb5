import Foundation
import Platen

/// The transcript files that are named after their tests.
///
/// The test `aNameIsGreeted()` in `GreetingTests.swift` uses the file
/// `__Snapshots__/GreetingTests/aNameIsGreeted.transcript`.
@MainActor
final class Snapshots {
  static let shared = Snapshots()

  /// The line of the call that uses each file.
  private var lines: [String: UInt] = [:]

  /// Returns the path of the file relative to the directory of the test, or `nil` if another call
  /// in the test already uses the file.
  func name(for caller: Caller, in function: String) -> String? {
    let source = URL(fileURLWithPath: caller.sourcePath)
    let file = TranscriptFile.snapshot(of: function)
    let suite = source.deletingPathExtension().lastPathComponent
    let name = "\(TranscriptFile.snapshots)/\(suite)/\(file).transcript"
    let path = source.deletingLastPathComponent().path + "/" + name
    if let line = lines[path], line != caller.line { return nil }
    lines[path] = caller.line
    return name
  }

  static func isTaken(by function: String) -> String {
    """
    Two transcripts of \(function) would share one file, which is named after the test. Specify \
    another file for one of them: file: "Transcripts/….transcript".
    """
  }
}
