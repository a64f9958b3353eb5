import Foundation
import PlatenReactive

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
