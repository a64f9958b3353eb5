import Foundation

/// The time at which a transfer fails. It moves with each byte.
///
/// Times are in seconds since the start of the system.
struct Deadline {
  private let timeout: TimeInterval
  private let latest: TimeInterval
  private var lastActivity: TimeInterval

  /// Whether the transfer waits for its receiver or for the body of the request, and not for the
  /// server.
  var isPaused = false

  init(_ request: TransferRequest, now: TimeInterval = Self.now) {
    timeout = request.timeout
    latest = now + request.maximumDuration
    lastActivity = now
  }

  static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  var time: TimeInterval { isPaused ? latest : min(lastActivity + timeout, latest) }

  /// Registers a sent or received byte.
  mutating func extend(now: TimeInterval = Self.now) {
    lastActivity = now
    isPaused = false
  }

  /// The time that remains to establish a connection, in milliseconds.
  var connectionTime: Int {
    let milliseconds = ((time - lastActivity) * 1000).rounded(.up)
    return Int(min(max(milliseconds, 1), 1e9))
  }
}
