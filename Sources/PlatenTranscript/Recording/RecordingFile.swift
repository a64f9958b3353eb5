import Foundation
import PlatenSession

/// The file of a recording: each line is written as it comes, so that a program that ends in a trap
/// leaves what led to it.
@MainActor
final class RecordingFile {
  /// Its path as it was given.
  let name: String
  private let handle: FileHandle
  /// Why not all could be written, if so.
  private(set) var flaw: String?

  /// Makes a file.
  ///
  /// - Throws: `CommandError` when it is there already or cannot be made.
  init(new name: String) throws(CommandError) {
    if name.isEmpty { throw CommandError("missing file name: record trouble.recording") }
    let url = URL(fileURLWithPath: name)
    if FileManager.default.fileExists(atPath: url.path) {
      throw CommandError(
        "\(name.shown.inQuotes) already exists; choose another name or delete the file")
    }
    let folder = url.deletingLastPathComponent().path
    if !FileManager.default.fileExists(atPath: folder) {
      throw CommandError(
        "cannot write \(name.shown.inQuotes): no directory \(folder.shown.inQuotes)")
    }
    do {
      try Data().write(to: url, options: .withoutOverwriting)
      // What services answered is for nobody else on this machine.
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
      handle = try FileHandle(forWritingTo: url)
    } catch {
      throw CommandError("cannot write \(name.shown.inQuotes)")
    }
    self.name = name
  }

  func write(_ event: RecordedEvent) { write(Recording.line(event) + "\n") }

  func write(_ recording: Recording) { write(recording.text) }

  private func write(_ text: String) {
    if flaw != nil { return }
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      flaw = "\(name.shown.inQuotes) is incomplete: a write failed"
    }
  }
}
