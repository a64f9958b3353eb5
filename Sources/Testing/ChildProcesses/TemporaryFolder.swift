import Foundation

/// A folder that is deleted together with this object.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "platen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Creates a file in the folder.
  package func file(_ name: String, _ data: Data = Data()) throws -> URL {
    let file = url.appending(path: name)
    try data.write(to: file)
    return file
  }

  /// Writes text to a file, and creates its parent folders.
  package func add(_ text: String, as name: String) throws {
    let url = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
