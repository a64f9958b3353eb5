import Foundation

/// A file that holds a transcript.
struct TranscriptFile {
  /// Its path as the test names it.
  let name: String
  private let url: URL

  init(_ name: String, beside sourcePath: String) {
    self.name = name
    url = URL(fileURLWithPath: sourcePath).deletingLastPathComponent().appendingPathComponent(name)
  }

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The text in it, if it can be read as one.
  var text: String? { try? String(contentsOf: url, encoding: .utf8) }

  /// Writes what has happened, with the inputs as they stood in the script.
  func write(_ recording: Recording, of script: Script) throws(RecordingError) {
    let lines = recording.lines.map { line in
      switch line {
      case .kept(let index): script.lines[index]
      case .written(let text): text
      }
    }
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite(name)
    }
  }
}
