import Foundation
import Logging
import Platen
import PlatenTerminal

/// The log file of the app, at the path in the environment variable `PLATEN_LOG`.
///
/// Each line contains the time in UTC, the level, and the text of an event, without terminal
/// control characters. New lines are appended to an existing file.
struct LogFile: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace
  private let descriptor: FileDescriptor
  private let path: String
  private let hasFailed = Locked(false)

  /// Creates a handler for a log file, and creates the file if the file does not exist.
  ///
  /// - Throws: `SystemError` if the file can be neither opened nor created.
  init(at path: String) throws(SystemError) {
    descriptor = try FileDescriptor(appendingTo: path)
    self.path = path
  }

  /// Writes the report of a crash to this file instead of the terminal.
  fileprivate func receiveCrashReports() {
    CrashReport.useLog(descriptor, named: path)
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a line. The app continues after errors such as a full disk, of which the first is
  /// reported.
  func log(event: LogEvent) {
    let time = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    let line = "\(time) \(event.level) \(event.message)".printable + "\n"
    do {
      try descriptor.write(Array(line.utf8))
    } catch {
      report(error)
    }
  }

  private func report(_ error: SystemError) {
    let isFirst = hasFailed.withLock { hasFailed in
      defer { hasFailed = true }
      return !hasFailed
    }
    if isFirst { Program.say("cannot write to the log \(path): \(error); events may be missing") }
  }
}

extension Logger {
  /// The logger for `PLATEN_LOG`, or `nil` if the variable is not set.
  ///
  /// If the log file cannot be opened, the program reports an error and exits.
  @MainActor static var ofEnvironment: Logger? {
    let path = ProcessInfo.processInfo.environment["PLATEN_LOG", default: ""]
    if path.isEmpty { return nil }
    do {
      let file = try LogFile(at: path)
      file.receiveCrashReports()
      return Logger(label: Program.name) { _ in file }
    } catch {
      Program.fail(.cannotStart, "cannot open the log \(path): \(error)")
    }
  }

  /// Logs a line of a session's event log as a warning, notice, or info event, depending on the
  /// line's prefix.
  func take(_ line: String) {
    for (mark, level) in [("warning: ", Level.warning), ("note: ", .notice)]
    where line.hasPrefix(mark) {
      return log(level: level, "\(line.dropFirst(mark.count))")
    }
    info("\(line)")
  }
}
