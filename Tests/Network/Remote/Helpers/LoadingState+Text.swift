import PlatenRemote

extension RemoteContentLoadingState {
  /// A description of the state: `in progress: 5 of 9`.
  var text: String {
    switch self {
    case .initial: "initial"
    case .inProgress(nil): "in progress"
    case .inProgress(let progress?):
      "in progress: \(progress.received) of \(progress.expected.map(String.init) ?? "?")"
    case .success(let value): "\(value)"
    case .failure(let error as RemoteError): "\(error.kind)"
    case .failure(let error): "\(error)"
    }
  }
}

/// Returns the error message of a failed state, or `nil` in other states.
@MainActor
func failureMessage(_ state: RemoteContentLoadingState<some Any>) -> String? {
  if case .failure(let error) = state { error.localizedDescription } else { nil }
}
