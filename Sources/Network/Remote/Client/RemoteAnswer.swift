/// The response from an in-process client to a request, and the delay of the response.
public struct RemoteAnswer: Hashable, Sendable {
  /// The response or the error, or `nil` if the server never responds.
  public var outcome: Result<RemoteResponse, RemoteError>?
  /// The time between the request and the response.
  public var delay: Duration

  /// Returns an answer with a response that arrives after a delay. The default delay is zero.
  public static func response(_ response: RemoteResponse, after delay: Duration = .zero) -> Self {
    RemoteAnswer(outcome: .success(response), delay: delay)
  }

  /// Returns an answer with an error that arrives after a delay. The default delay is zero.
  public static func failure(_ kind: RemoteError.Kind, after delay: Duration = .zero) -> Self {
    RemoteAnswer(outcome: .failure(RemoteError(kind)), delay: delay)
  }

  /// An answer that never arrives.
  public static let never = RemoteAnswer(outcome: nil, delay: .zero)
}
