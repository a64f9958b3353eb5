import Foundation
import PlatenSession

/// A file that contains a transcript.
package struct TranscriptFile {
  /// The name of the snapshot directory.
  ///
  /// A test's transcript is stored in `__Snapshots__/SUITE/TEST.transcript`, next to `SUITE.swift`.
  package static let snapshots = "__Snapshots__"

  /// Returns the base name of a test's transcript file.
  ///
  /// The base name is the name of the test function without its parameters and backticks. Dashes
  /// replace characters other than letters, digits, and underscores.
  package static func snapshot(of function: some StringProtocol) -> String {
    let test = function.prefix { $0 != "(" }.filter { $0 != "`" }
    return String(test.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
  }

  /// The path to show in messages.
  package let name: String
  package let url: URL

  /// Creates a reference to a file.
  ///
  /// - Parameter path: The location of the file. If `nil`, the name is a path relative to the
  ///   working directory.
  package init(_ name: String, at url: URL? = nil) {
    self.name = name
    self.url = url ?? URL(fileURLWithPath: name)
  }

  package var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The contents of the file, or `nil` if the file cannot be read as text.
  package var text: String? { try? String(contentsOf: url, encoding: .utf8) }

  /// Writes an updated transcript. The inputs of the script remain unchanged.
  package func write(_ updated: UpdatedTranscript, of script: Script) throws(CannotWrite) {
    let lines = updated.lines.map { line in
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
      throw CannotWrite(name: name)
    }
  }

  /// An error that occurs when a file cannot be written, for example because its directory is
  /// read-only.
  package struct CannotWrite: Error {
    package let name: String
  }
}
