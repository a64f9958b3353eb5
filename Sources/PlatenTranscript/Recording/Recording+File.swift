import Foundation
import PlatenSession

extension Recording {
  /// Reads a file.
  ///
  /// - Parameter shown: Its path as a person knows it, if that is another.
  /// - Throws: `CommandError` when it cannot be read or is no recording.
  package init(at path: String, called shown: String? = nil) throws(CommandError) {
    let name = shown ?? path
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard !path.isEmpty,
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    else { throw CommandError("there is no file \(quoted(name))") }
    if isFolder.boolValue { throw CommandError("\(quoted(name)) is a folder") }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw CommandError("\(quoted(name)) is no text in UTF-8")
    }
    do {
      try self.init(text)
    } catch {
      throw CommandError("\(quoted(name)) is no recording: \(error)")
    }
  }
}
