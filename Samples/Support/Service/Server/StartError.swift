import FlyingSocks
import Foundation

/// An error that prevents a server from starting.
public struct StartError: Error, CustomStringConvertible {
  /// The error message, with a suggestion for recovery.
  public let description: String

  init(_ error: any Error, port: UInt16) {
    switch error {
    case SocketError.failed(_, errno: EADDRINUSE, _):
      description = "port \(port) is taken; name another, or 0 for one that is free"
    case SocketError.failed(_, errno: EACCES, _):
      description = "port \(port) is not for everybody; take one from 1024 on, or 0 for a free one"
    default: description = "cannot listen on port \(port): \(error.localizedDescription)"
    }
  }
}
