import Foundation

/// A recorder that writes the actual output of tests into source files, if recording is enabled.
///
/// Recording can shift the lines below a literal. The recorder tracks these shifts, so that several
/// tests in a file can record.
@MainActor
final class Recorder {
  /// The environment variable that enables recording.
  nonisolated static let variable = "PLATEN_RECORD"

  static let shared = Recorder(isOn: ProcessInfo.processInfo.environment[variable] == "1")

  /// Returns the message about a recorded transcript.
  ///
  /// - Parameter failed: The number of commands that failed.
  nonisolated static func success(failed: Int = 0) -> String {
    let failures = failed == 0 ? "" : "; commands that failed: \(failed)"
    return """
      The transcript was recorded\(failures). Review the changes, and run the test again without \
      \(variable).
      """
  }

  private struct Shift {
    /// The line in the compiled source file below which lines have moved.
    let line: Int
    let count: Int
  }

  let isOn: Bool
  private var shifts: [String: [Shift]] = [:]

  init(isOn: Bool) { self.isOn = isOn }

  /// Replaces the contents of the literal that follows a call.
  ///
  /// - Throws: `RecordingError` if no literal follows the call, or if the literal is not the source
  ///   of the script.
  func record(
    _ updated: UpdatedTranscript, of script: Script, inSourceOf caller: Caller
  ) throws(RecordingError) {
    let (path, line) = (caller.sourcePath, Int(caller.line))
    var source = try lines(of: path)
    let shift = shifts[path, default: []].filter { $0.line < line }.map(\.count).reduce(0, +)
    guard let literal = Literal(in: source, from: line - 1 + shift) else { throw .noLiteral }
    guard literal.mayHold(script.lines) else { throw .sourceHasChanged }
    let new = literal.lines(for: updated)
    shifts[path, default: []].append(Shift(line: line, count: new.count - literal.content.count))
    source.replaceSubrange(literal.content, with: new)
    try write(source, to: path)
  }

  private func lines(of path: String) throws(RecordingError) -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .sourceHasChanged
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func write(_ lines: [String], to path: String) throws(RecordingError) {
    let text = Data(lines.joined(separator: "\n").utf8)
    do {
      try text.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .cannotWrite(URL(fileURLWithPath: path).lastPathComponent)
    }
  }
}
