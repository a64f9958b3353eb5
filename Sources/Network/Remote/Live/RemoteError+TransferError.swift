import Foundation
import PlatenTransport

extension RemoteError.Kind {
  /// Creates an error kind from the error of a transfer.
  ///
  /// - Parameters:
  ///   - timeout: The time limit that applied when the transfer failed.
  ///   - limit: The maximum size of the body, in bytes.
  init(_ error: TransferError, timeout: Duration, limit: Int) {
    switch error.kind {
    case .unreachable: self = .unreachable(error.message.withoutVaryingParts)
    case .timedOut: self = .timedOut(after: timeout)
    case .tls: self = .tls(error.message.withoutVaryingParts)
    case .interrupted: self = .interrupted
    case .malformed: self = .malformed
    case .tooLarge: self = .tooLarge(limit: limit)
    case .invalidRequest: self = .invalidRequest(error.message)
    }
  }
}

extension String {
  /// A message from libcurl without the parts that vary from run to run or between versions.
  fileprivate var withoutVaryingParts: String {
    for (start, mark) in [("Failed to connect", ": "), ("OpenSSL/", "::")] {
      if hasPrefix(start), let end = range(of: mark, options: .backwards) {
        return String(self[end.upperBound...])
      }
    }
    return self
  }
}
