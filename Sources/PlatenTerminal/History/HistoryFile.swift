import Foundation

/// The lines that a person has entered in an app, kept from one run to the next.
///
/// The file is `platen/APP/history` in `$XDG_STATE_HOME`, or `~/.local/state`; only its owner can
/// read it. Runs at the same time add to it in turn. It is left alone if it cannot be read or
/// written: a prompt without history is better than none.
package struct HistoryFile {
  /// Lines that are kept.
  package static let capacity = 1_000

  let url: URL

  init(app: String, environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    // A relative path is to be ignored, says the XDG Base Directory Specification.
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = app.replacing("/", with: "-")
    url = URL(fileURLWithPath: state ?? home + "/.local/state")
      .appending(path: "platen").appending(path: folder == ".." ? "app" : folder)
      .appending(path: "history")
  }

  /// The latest lines, oldest first. A file that has grown to twice as many is cut.
  func lines() -> [String] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    let all = data.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let lines = Array(all.suffix(Self.capacity))
    if all.count > 2 * Self.capacity {
      try? Data(lines.map { $0 + "\n" }.joined().utf8).write(to: url, options: .atomic)
      chmod(url.path, 0o600)
    }
    return lines
  }

  /// Adds a line, unless there are controls in it: a newline would make two of it.
  func append(_ line: String) {
    if line.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let file = open(url.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }
}
