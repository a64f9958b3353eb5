import Foundation

/// An event of a transfer. The last event is `end`, unless the transfer is canceled.
package enum TransferEvent: Sendable {
  case head(ResponseHead)
  /// A part of the body.
  case data(Data)
  /// The end of the transfer, with its error if it failed.
  case end(TransferError?)
}

/// The reason why a transfer failed.
package struct TransferError: Error, Equatable {
  package enum Kind: Sendable {
    /// The host has no address, refuses the connection or has no route.
    case unreachable
    /// No byte arrived within the time limit.
    case timedOut
    /// A secure connection could not be established.
    case tls
    /// The connection ended before the response was complete.
    case interrupted
    /// The response is not valid HTTP.
    case malformed
    /// The body exceeds the limit of the request.
    case tooLarge
  }

  package let kind: Kind
  /// The message from libcurl.
  package let message: String
}
