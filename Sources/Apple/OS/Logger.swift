import PlatenContext

/// A logger that writes to the event log of the session.
///
///     Logger(subsystem: "tea", category: "brewing").error("no water")  // [brewing] error: no water
public struct Logger: Sendable {
  private let category: String

  /// Creates a logger for a category of a subsystem.
  public init(subsystem: String, category: String) { self.category = category }

  /// Creates a logger without a category.
  public init() { category = "" }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { category = logObj.category }

  public func log(_ message: OSLogMessage) { write(nil, message) }

  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }

  public func trace(_ message: OSLogMessage) { write("debug", message) }
  public func debug(_ message: OSLogMessage) { write("debug", message) }
  public func info(_ message: OSLogMessage) { write("info", message) }
  public func notice(_ message: OSLogMessage) { write(nil, message) }
  public func warning(_ message: OSLogMessage) { write("warning", message) }
  public func error(_ message: OSLogMessage) { write("error", message) }
  public func critical(_ message: OSLogMessage) { write("critical", message) }
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  private func write(_ level: String?, _ message: OSLogMessage) {
    let prefix = category.isEmpty ? "" : "[\(category)] "
    Log.event(prefix + (level.map { "\($0): " } ?? "") + message.text)
  }
}
