import Foundation
import PlatenContext

/// A file that stores the lines entered in an app across runs.
///
/// The file is `platen/APP/history` in `$XDG_STATE_HOME`, or in `~/.local/state`. Only the owner of
/// the file can read it. It can be a symbolic link to another file of the same user. Concurrent runs
/// append to the file in turn. If the file cannot be read or written, or is not a regular file, the
/// prompt works without a history.
package struct HistoryFile {
  /// The maximum number of lines that the history returns.
  package static let capacity = 1_000

  let url: URL

  package init(app: String, environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    // The XDG Base Directory Specification requires that relative paths be ignored.
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = app.replacing("/", with: "-")
    url = URL(fileURLWithPath: state ?? home + "/.local/state")
      .appending(path: "platen").appending(path: folder == ".." ? "app" : folder)
      .appending(path: "history")
  }

  /// Returns the latest lines, oldest first, and trims a file that exceeds twice the capacity.
  package func lines() -> [String] {
    guard isRegular, let data = try? Data(contentsOf: url) else { return [] }
    let all = data.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let lines = Array(all.suffix(Self.capacity))
    if all.count > 2 * Self.capacity {
      try? PrivateFile.replace(
        at: url.path, with: Data(lines.map { $0 + "\n" }.joined().utf8))
    }
    return lines
  }

  /// Appends a line, unless it contains control characters: a newline would split it.
  package func append(_ line: String) {
    if line.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    if !isRegular { return }
    guard let target = try? PrivateFile.target(of: url.path) else { return }
    let file = open(target, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  /// Whether the file is a regular file or does not exist. Opening a pipe would wait for its other
  /// end.
  private var isRegular: Bool {
    var status = stat()
    return stat(url.path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
