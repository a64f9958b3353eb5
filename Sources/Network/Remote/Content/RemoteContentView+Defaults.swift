import PlatenNavigation

// The following initializers cover each combination of omitted view builders.

/// Returns the localized description of an error as text.
@MainActor
private func message(of error: any Error) -> Text { Text(error.localizedDescription) }

extension RemoteContentView
where Empty == EmptyView, Progress == ActivityIndicator, Failure == Text {
  /// Creates a view with default views for all states except the loaded value.
  ///
  /// The defaults are an empty view, an activity indicator and the text of an error.
  public init<R: RemoteContent>(
    remoteContent: R, @ViewBuilder content: @escaping (_ value: Value) -> Content
  ) where R.Value == Value {
    self.init(remoteContent: remoteContent, empty: { EmptyView() }, content: content)
  }
}

extension RemoteContentView where Progress == ActivityIndicator, Failure == Text {
  /// Creates a view with a custom view before loading, and the default activity indicator and error
  /// text.
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder empty: @escaping () -> Empty,
    @ViewBuilder content: @escaping (_ value: Value) -> Content
  ) where R.Value == Value {
    self.init(
      remoteContent: remoteContent, empty: empty, inProgress: { _ in ActivityIndicator() },
      content: content)
  }
}

extension RemoteContentView where Empty == EmptyView, Failure == Text {
  /// Creates a view with a custom view during loading, an empty view before loading, and the
  /// default error text.
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder inProgress: @escaping (_ progress: RemoteProgress?) -> Progress,
    @ViewBuilder content: @escaping (_ value: Value) -> Content
  ) where R.Value == Value {
    self.init(
      remoteContent: remoteContent, empty: { EmptyView() }, inProgress: inProgress,
      content: content)
  }
}

extension RemoteContentView where Empty == EmptyView, Progress == ActivityIndicator {
  /// Creates a view with a custom error view, an empty view before loading, and the default
  /// activity indicator.
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder failure: @escaping (_ error: any Error, _ retry: @escaping Retry) -> Failure,
    @ViewBuilder content: @escaping (_ value: Value) -> Content
  ) where R.Value == Value {
    self.init(
      remoteContent: remoteContent, empty: { EmptyView() }, failure: failure, content: content)
  }
}

extension RemoteContentView where Failure == Text {
  /// Creates a view with custom views before and during loading, and the default error text.
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder empty: @escaping () -> Empty,
    @ViewBuilder inProgress: @escaping (_ progress: RemoteProgress?) -> Progress,
    @ViewBuilder content: @escaping (_ value: Value) -> Content
  ) where R.Value == Value {
    self.init(
      remoteContent: remoteContent, empty: empty, inProgress: inProgress,
      failure: { error, _ in message(of: error) }, content: content)
  }
}

extension RemoteContentView where Progress == ActivityIndicator {
  /// Creates a view with custom views before loading and after an error, and the default activity
  /// indicator.
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder empty: @escaping () -> Empty,
    @ViewBuilder failure: @escaping (_ error: any Error, _ retry: @escaping Retry) -> Failure,
    @ViewBuilder content: @escaping (_ value: Value) -> Content
  ) where R.Value == Value {
    self.init(
      remoteContent: remoteContent, empty: empty, inProgress: { _ in ActivityIndicator() },
      failure: failure, content: content)
  }
}

extension RemoteContentView where Empty == EmptyView {
  /// Creates a view with custom views during loading and after an error, and an empty view before
  /// loading.
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder inProgress: @escaping (_ progress: RemoteProgress?) -> Progress,
    @ViewBuilder failure: @escaping (_ error: any Error, _ retry: @escaping Retry) -> Failure,
    @ViewBuilder content: @escaping (_ value: Value) -> Content
  ) where R.Value == Value {
    self.init(
      remoteContent: remoteContent, empty: { EmptyView() }, inProgress: inProgress,
      failure: failure, content: content)
  }
}
