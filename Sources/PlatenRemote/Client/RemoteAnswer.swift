/// What a client in this process answers, and when.
public struct RemoteAnswer: Hashable, Sendable {
  /// The response or the error; nothing for a server that never answers.
  public var outcome: Result<RemoteResponse, RemoteError>?
  /// The time from the request to the answer.
  public var delay: Duration

  /// A response after some time.
  public static func response(_ response: RemoteResponse, after delay: Duration = .zero) -> Self {
    RemoteAnswer(outcome: .success(response), delay: delay)
  }

  /// An error after some time.
  public static func failure(_ kind: RemoteError.Kind, after delay: Duration = .zero) -> Self {
    RemoteAnswer(outcome: .failure(RemoteError(kind)), delay: delay)
  }

  /// No answer, however long one waits.
  public static let never = RemoteAnswer(outcome: nil, delay: .zero)
}
