import Foundation
import Platen

/// The files of transcripts that are given no name: each is called after its test.
///
/// `aNameIsGreeted()` in `GreetingTests.swift` has
/// `__Snapshots__/GreetingTests/aNameIsGreeted.transcript`.
@MainActor
final class Snapshots {
  static let shared = Snapshots()

  /// The line that each file was asked for from.
  private var lines: [String: UInt] = [:]

  /// The path of the file, from the folder of the test; nothing if another call in the test has it.
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
