import Foundation
import PlatenContext

/// A log of a category.
public final class OSLog: Sendable {
  let category: String

  /// Creates a log for a category of a subsystem.
  public init(subsystem: String, category: String) { self.category = category }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  /// The name of the level, or `nil` for the default level.
  var name: String? {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: nil
    }
  }
}

/// Writes a message with a format to the event log.
///
/// `%{public}@` and `%@` show an argument. `%{private}@` hides it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  guard log !== OSLog.disabled else { return }
  Logger(log).log(level: type, OSLogMessage(stringLiteral: formatted("\(message)", args)))
}

/// Writes a message of a level to the event log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  guard log !== OSLog.disabled else { return }
  Logger(log).log(level: type, OSLogMessage(stringLiteral: formatted("\(message)", args)))
}

/// Returns a format with each placeholder replaced by its argument.
private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
  var rest = arguments[...]
  return format.replacing(/%(?:\{([^}]*)\})?[-+ #0-9.]*(?:hh|h|ll|l|q|z)?([@a-zA-Z%])/) { match in
    if match.2 == "%" { return "%" }
    guard let argument = rest.popFirst() else { return String(match.0) }
    let options = match.1.map(String.init) ?? ""
    let isHidden = options.contains("private") || options.contains("sensitive")
    return isHidden ? "<private>" : "\(argument)"
  }
}
