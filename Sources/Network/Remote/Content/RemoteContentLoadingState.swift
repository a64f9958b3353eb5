/// The loading state of remote content.
public enum RemoteContentLoadingState<Value> {
  /// The state before loading starts, and after a cancellation.
  case initial
  /// The state during loading. The progress is `nil` until data arrives.
  case inProgress(_ progress: RemoteProgress?)
  /// The state after loading has succeeded, with the value.
  case success(_ value: Value)
  /// The state after loading has failed, with the error.
  case failure(_ error: any Error)
}

extension RemoteContentLoadingState {
  /// Whether loading is in progress.
  public var isInProgress: Bool {
    if case .inProgress = self { true } else { false }
  }

  /// The loaded value, or `nil` in other states.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
}

extension RemoteContentLoadingState: Sendable where Value: Sendable {}
