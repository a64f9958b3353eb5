import Foundation
import Logging
import Platen

/// The file that `PLATEN_LOG` names: it takes the app's log, a line for each event.
///
/// A line is its time in UTC, its level and its text, in which nothing acts on a terminal. What is
/// in the file already stays.
struct LogFile: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace
  private let descriptor: FileDescriptor

  /// - Throws: `SystemError` if it can be neither opened nor made.
  init(at path: String) throws(SystemError) { descriptor = try FileDescriptor(appendingTo: path) }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line; where that is impossible, as on a full disk, the app goes on without.
  func log(event: LogEvent) {
    let time = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    let line = "\(time) \(event.level) \(event.message)".printable + "\n"
    try? descriptor.write(Array(line.utf8))
  }
}

extension Logger {
  /// The log that the environment asks for, if it does; where its file cannot be opened, the
  /// program says so and ends.
  @MainActor static var ofEnvironment: Logger? {
    let path = ProcessInfo.processInfo.environment["PLATEN_LOG", default: ""]
    if path.isEmpty { return nil }
    do {
      let file = try LogFile(at: path)
      return Logger(label: Program.name) { _ in file }
    } catch {
      Program.fail(.cannotStart, "cannot open the log \(path): \(error)")
    }
  }

  /// Takes a line of a session's log: a warning, a note or an event.
  func take(_ line: String) {
    for (mark, level) in [("warning: ", Level.warning), ("note: ", .notice)]
    where line.hasPrefix(mark) {
      return log(level: level, "\(line.dropFirst(mark.count))")
    }
    info("\(line)")
  }
}
