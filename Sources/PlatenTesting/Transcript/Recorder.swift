import Foundation

/// Writes what has happened into source files, if it is asked to.
///
/// Tests that record in one file shift the lines below: the recorder knows by how many.
@MainActor
final class Recorder {
  /// The environment variable that asks for it.
  nonisolated static let variable = "PLATEN_RECORD"

  static let shared = Recorder(isOn: ProcessInfo.processInfo.environment[variable] == "1")

  nonisolated static let success =
    "The transcript was recorded. Review the changes, and run the test again without \(variable)."

  private struct Shift {
    /// A line of the file that the test was built from; those below it have moved.
    let line: Int
    let count: Int
  }

  let isOn: Bool
  private var shifts: [String: [Shift]] = [:]

  init(isOn: Bool) { self.isOn = isOn }

  /// Replaces the literal that follows a call.
  ///
  /// - Throws: `RecordingError` when there is none, or it is not the one that the script is from.
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
