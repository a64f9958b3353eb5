import Foundation
import PlatenContext
import PlatenSession

/// The file of a recording, which is written line by line so that the recording survives a crash of
/// the program.
@MainActor
final class RecordingFile {
  /// The path of the file, as the user specified it.
  let name: String
  private let path: String
  private let handle: FileHandle
  /// The reason why a line could not be written, or `nil` if all lines were written.
  private(set) var flaw: String?

  /// Creates a file for a recording.
  ///
  /// - Throws: `CommandError` if the file already exists or cannot be created.
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
      // Responses from services may be confidential.
      handle = try PrivateFile.create(at: url.path)
    } catch {
      throw CommandError("cannot write \(name.shown.inQuotes)")
    }
    self.name = name
    path = url.path
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

  /// Changes events of the complete file, which exists in the earlier or the new form if the program
  /// crashes meanwhile. Nothing can be written afterward.
  func rewrite(_ change: (RecordedEvent) -> RecordedEvent) {
    do {
      let recording = try Recording(at: path, called: name)
      var changed = recording
      changed.events = recording.events.map(change)
      if changed == recording { return }
      try PrivateFile.replace(at: path, with: Data(changed.text.utf8))
    } catch {
      flaw =
        flaw ?? """
          \(name.shown.inQuotes) can contain a line that was written before its text became a secret: \
          the file could not be rewritten; check the file before you share it
          """
    }
  }
}
