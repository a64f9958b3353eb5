import Foundation
import PlatenReactive

/// Why a request failed.
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
  /// What can go wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no connection to the server; the text says what the system says, or that nobody
    /// answers in virtual time.
    case unreachable(String)
    /// The answer was not complete in this time.
    case timedOut(after: Duration)
    /// There is no secure connection to the server; the text says what the system says.
    case tls(String)
    /// The server answered, with a status outside 200 to 299.
    case status(Status)
    /// The answer has another form than expected: where, as `results[3].title`, and what should be
    /// there. The path is empty where the answer as a whole is meant.
    case decoding(path: String, expected: String)
    /// The body has more bytes than the request allows.
    case tooLarge(limit: Int)
    /// The connection ended before the answer was complete.
    case interrupted
    /// What came is not HTTP.
    case malformed
    /// Whoever asked does not want the answer any more.
    case cancelled
    /// The request cannot be sent as it is; the text says why.
    case invalidRequest(String)
  }

  /// What went wrong.
  public var kind: Kind
  /// Who was asked: the host, and the port if the URL names one.
  public var host: String?

  /// An error. A client adds the host that it asked.
  public init(_ kind: Kind, host: String? = nil) {
    self.kind = kind
    self.host = host
  }
}

extension RemoteError: CustomStringConvertible, LocalizedError {
  /// What went wrong, and for whom, in one sentence that can be shown to a user.
  public var description: String {
    let server = host?.clipped ?? "the server"
    let sentence =
      switch kind {
      case .unreachable(let why): "\(server) cannot be reached: \(why.clipped)"
      case .timedOut(let limit): "\(server) did not answer within \(limit.text)"
      case .tls(let why): "there is no secure connection to \(server): \(why.clipped)"
      case .status(let status): "\(server) answered \(status)"
      case .decoding(let path, let expected):
        "\(server) sent data in an unexpected format: "
          + (path.isEmpty ? "" : "\(path.clipped) ") + expected.clipped
      case .tooLarge(let limit): "\(server) sent more than \(limit) bytes"
      case .interrupted: "the connection to \(server) ended before the answer was complete"
      case .malformed: "\(server) answered with something that is not HTTP"
      case .cancelled: "the request to \(server) was cancelled"
      case .invalidRequest(let why): "the request cannot be sent: \(why.clipped)"
      }
    return sentence.hasSuffix(".") ? sentence : sentence + "."
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
