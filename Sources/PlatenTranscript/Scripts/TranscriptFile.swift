import Foundation
import PlatenSession

/// A file that holds a transcript.
package struct TranscriptFile {
  /// The folder of those that are called after their tests: `__Snapshots__/SUITE/TEST.transcript`
  /// beside `SUITE.swift`.
  package static let snapshots = "__Snapshots__"

  /// What the file of a test is called, without its extension: its name, with a dash for what is
  /// neither a letter nor a number nor an underscore.
  package static func snapshot(of function: some StringProtocol) -> String {
    let test = function.prefix { $0 != "(" }.filter { $0 != "`" }
    return String(test.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
  }

  /// Its path as a person names it.
  package let name: String
  package let url: URL

  /// - Parameter path: Where it is; the name, from the working folder, if nothing else.
  package init(_ name: String, at url: URL? = nil) {
    self.name = name
    self.url = url ?? URL(fileURLWithPath: name)
  }

  package var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The text in it, if it can be read as one.
  package var text: String? { try? String(contentsOf: url, encoding: .utf8) }

  /// Writes what has happened, with the inputs as they stood in the script.
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

  /// A file that cannot be written, as in a folder that is somebody else's.
  package struct CannotWrite: Error {
    package let name: String
  }
}
