import PlatenViews

// What a view of a content shows where a builder is left out, in every combination.

/// The text of an error.
@MainActor
private func message(of error: any Error) -> Text { Text(error.localizedDescription) }

extension RemoteContentView
where Empty == EmptyView, Progress == ActivityIndicator, Failure == Text {
  /// Nothing, an activity indicator, the error's text, or a view of the value.
  public init<R: RemoteContent>(
    remoteContent: R, @ViewBuilder content: @escaping (_ value: Value) -> Content
  ) where R.Value == Value {
    self.init(remoteContent: remoteContent, empty: { EmptyView() }, content: content)
  }
}

extension RemoteContentView where Progress == ActivityIndicator, Failure == Text {
  /// A view before the content is loaded, an activity indicator, the error's text, or a view of
  /// the value.
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
  /// Nothing, a view while the content is loaded, the error's text, or a view of the value.
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
  /// Nothing, an activity indicator, a view of the error, or a view of the value.
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
  /// A view before the content is loaded, one while it is, the error's text, or a view of the value.
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
  /// A view before the content is loaded, an activity indicator, a view of the error, or a view of
  /// the value.
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
  /// Nothing, a view while the content is loaded, a view of the error, or a view of the value.
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
