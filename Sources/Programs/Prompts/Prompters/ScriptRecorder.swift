import Foundation
import PlatenQuestions
import PlatenSession
import PlatenTerminal

/// A recorder that appends the answers of a run to a file, which `--script` can play.
///
/// An answer is appended when its question has ended, so that the file contains only complete
/// answers.
@MainActor
final class ScriptRecorder: ActionRecorder {
  let isPlaying = false
  private let file: FileDescriptor
  /// The commands on the current screen.
  private var lines: [String] = []

  /// Creates a recorder for a new or existing file.
  init(appendingTo path: String) throws {
    file = try FileDescriptor(appendingTo: path)
    // A run could not be resumed from a pipe, and could wait for its other end.
    guard file.isFile else { throw Invalid("it is not a regular file") }
    // A person may have added a line without a newline at its end.
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    if let last = text.last, !last.isNewline { append([""]) }
  }

  /// Forgets the commands on the screen that was shown before.
  func begin() { lines = [] }

  /// Appends the lines that give the answer of the current screen; by default, the commands on it.
  func keep(_ answer: [String]?) { append(answer ?? lines) }

  /// A file that can no longer be written does not end the command.
  private func append(_ lines: [String]) {
    try? file.write(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  /// Notes a command.
  func note(_ line: String) { lines.append(line) }

  /// Notes a command. Of successive changes to one field, only the last remains.
  func recordLine(_ line: String, at time: Duration) {
    if let last = lines.last, let field = line.setField, field == last.setField {
      lines.removeLast()
    }
    note(line)
  }

  /// Notes a secret by the name of a variable, which the environment of a later run has to contain.
  func recordSecret(_ secret: String, in field: String, at time: Duration, known: SecretStore) {
    recordLine("set \(field.quotedIfNeeded) $\(field.variableName)", at: time)
  }

  func recordWidth(_ width: Int, at time: Duration) {}
  func recordRows(_ rows: Int, at time: Duration) {}
}

extension String {
  /// The field that a command sets, or `nil` for another command.
  fileprivate var setField: String? {
    var words = WordScanner(self[...])
    guard (try? words.word())?.text == "set" else { return nil }
    return (try? words.word())?.text
  }
}
