import Foundation
import Platen

@testable import PlatenTesting

/// A source file in a temporary folder, in which tests record transcripts.
@MainActor
struct SourceCopy {
  let recorder: Recorder
  private let url: URL

  init(_ text: String = "", isRecording: Bool = true) throws {
    recorder = Recorder(isOn: isRecording)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent("Tests.swift")
    try Data(text.utf8).write(to: url)
  }

  var text: String { get throws { try String(contentsOf: url, encoding: .utf8) } }

  /// Returns the contents of a file in the folder of the source.
  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: folder.appendingPathComponent(name))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private var folder: URL { url.deletingLastPathComponent() }

  /// Returns the expectation of a call at the given line of the original file.
  func expectation(
    of view: some View, line: UInt = 1, log: Bool = false, isExhaustive: Bool = true
  ) -> Expectation {
    expectation(
      on: TranscriptRunner({ view }, RunOptions(width: 30, log: log)), line: line, isExhaustive)
  }

  /// Returns the expectation of a call in the first line, for several screens.
  func expectation(of screens: NamedScreens) -> Expectation {
    expectation(on: TranscriptRunner(screens, RunOptions(width: 30)), line: 1)
  }

  private func expectation(
    on host: TranscriptRunner, line: UInt, _ isExhaustive: Bool = true
  ) -> Expectation {
    Expectation(host, isExhaustive: isExhaustive, caller: caller(line: line), recorder: recorder)
  }

  /// Returns the reporter of a call in the first line.
  func reporter() -> CheckReporter { CheckReporter(caller: caller(line: 1), recorder: recorder) }

  private func caller(line: UInt) -> Caller {
    var caller = Caller(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    caller.sourcePath = url.path
    return caller
  }
}
