import Foundation
import PlatenContext

/// An error that occurs while a client sends a request or receives the response.
///
///     do {
///       let user = try await client.decoded(User.self, for: request)
///     } catch {
///       switch error.kind {
///       case .status(let status) where status.code == 404: notFound()
///       default: show(error.description)
///       }
///     }
public struct RemoteError: Error, Hashable, Sendable {
  /// The kind of a remote error.
  public enum Kind: Hashable, Sendable {
    /// A failure to connect to the server.
    ///
    /// The string is the system's message, or states that no client answers the request in virtual
    /// time.
    case unreachable(String)
    /// A response that was not complete within a time limit.
    case timedOut(after: Duration)
    /// A failure to establish a secure connection, with the system's message.
    case tls(String)
    /// A response with a status outside 200 to 299.
    case status(Status)
    /// A response in an unexpected format.
    ///
    /// The path, such as `results[3].title`, identifies the field. The path is empty if the error
    /// applies to the whole response. The second string describes the expected value.
    case decoding(path: String, expected: String)
    /// A body that exceeds the request's limit in bytes.
    case tooLarge(limit: Int)
    /// A connection that ended before the response was complete.
    case interrupted
    /// A response that is not valid HTTP.
    case malformed
    /// A cancellation by the caller.
    case cancelled
    /// A request that cannot be sent, with the reason.
    case invalidRequest(String)
  }

  /// The kind of the error.
  public var kind: Kind
  /// The host to which the request was sent, with the port if the URL specifies one.
  public var host: String?

  /// Creates an error. The client that reports the error adds the host of the request.
  public init(_ kind: Kind, host: String? = nil) {
    self.kind = kind
    self.host = host
  }
}

extension RemoteError: CustomStringConvertible, LocalizedError {
  /// A sentence about the error and the server, suitable for users.
  public var description: String {
    let server = host?.clipped ?? "the server"
    let sentence =
      switch kind {
      case .unreachable(let why): "\(server) cannot be reached: \(why.clipped)"
      case .timedOut(let limit): "\(server) did not respond within \(limit.text)"
      case .tls(let why): "cannot connect securely to \(server): \(why.clipped)"
      case .status(let status): "\(server) answered \(status)"
      case .decoding(let path, let expected):
        "\(server) sent data in an unexpected format: "
          + (path.isEmpty ? "" : "\(path.clipped) ") + expected.clipped
      case .tooLarge(let limit): "\(server) sent more than \(limit) bytes"
      case .interrupted: "the connection to \(server) closed during the response"
      case .malformed: "\(server) did not send an HTTP response"
      case .cancelled: "the request to \(server) was canceled"
      case .invalidRequest(let why): "the request cannot be sent: \(why.clipped)"
      }
    return sentence.hasSuffix(".") ? sentence : sentence + "."
  }

  /// The description of the error.
  public var errorDescription: String? { description }
}
