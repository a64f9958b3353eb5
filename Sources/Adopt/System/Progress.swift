import Foundation
import PlatenLines

/// The progress of a build, shown on one line of a terminal.
struct Progress {
  /// Whether standard error is a terminal.
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Shows a line such as `[12/300] Compiling …` in place of the previous one.
  func show(_ line: Substring) {
    guard isShown, line.hasPrefix("[") else { return }
    write("\r\u{1B}[K" + Line(String(line)).truncated(to: 70).text)
  }

  /// Erases the line.
  func end() { if isShown { write("\r\u{1B}[K") } }

  /// Shows a message that remains.
  func say(_ message: String) { write(message.printable + "\n") }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
