import Foundation
import PlatenProcess
import PlatenSession

/// A recorder that appends the commands of a person's keys to a file, which `--script` can play.
@MainActor
final class ScriptRecorder: ActionRecorder {
  let isPlaying = false
  private let file: FileDescriptor

  init(appendingTo path: String) throws(SystemError) {
    file = try FileDescriptor(appendingTo: path)
  }

  func recordLine(_ line: String, in session: Session) { record(line) }

  /// Records a secret by a name, which the environment of a later run has to provide.
  func recordSecret(_ secret: String, in field: String, of session: Session) {
    record("set \(field.quotedIfNeeded) $\(field.optionName)")
  }

  func recordWidth(_ width: Int, in session: Session) {}
  func recordRows(_ rows: Int, in session: Session) {}

  /// Appends a line. A file that can no longer be written does not end the command.
  func record(_ line: String) { try? file.write(Array((line + "\n").utf8)) }
}
