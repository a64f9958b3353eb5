/// How far the loading of a content has come.
public enum RemoteContentLoadingState<Value> {
  /// It has not begun, or was cancelled.
  case initial
  /// It goes on; with what has come of the answer, once something has.
  case inProgress(_ progress: RemoteProgress?)
  /// It ended with a value.
  case success(_ value: Value)
  /// It ended with an error.
  case failure(_ error: any Error)
}

extension RemoteContentLoadingState {
  /// Whether it goes on.
  public var isInProgress: Bool {
    if case .inProgress = self { true } else { false }
  }

  /// The value that it ended with.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
}

extension RemoteContentLoadingState: Sendable where Value: Sendable {}
