import SwiftUI

/// A view that displays each state of a remote content differently.
public struct RemoteContentView<Value, Progress, EmptyContent, InProgress, Failure, Content>: View
where EmptyContent: View, InProgress: View, Failure: View, Content: View {
  @ObservedObject private var remoteContent: AnyRemoteContent<Value, Progress>

  private let empty: () -> EmptyContent
  private let inProgress: (Progress) -> InProgress
  private let failure: (Error, @escaping () -> Void) -> Failure
  private let content: (Value) -> Content

  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder empty: @escaping () -> EmptyContent,
    @ViewBuilder inProgress: @escaping (Progress) -> InProgress,
    @ViewBuilder failure: @escaping (_ error: Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (Value) -> Content
  ) where R.Value == Value, R.Progress == Progress {
    self.remoteContent = AnyRemoteContent(remoteContent)
    self.empty = empty
    self.inProgress = inProgress
    self.failure = failure
    self.content = content
  }

  public var body: some View {
    ZStack {
      switch remoteContent.loadingState {
      case .initial:
        empty()
      case .inProgress(let progress):
        inProgress(progress)
      case .success(let value):
        content(value)
      case .failure(let error):
        failure(error) { remoteContent.load() }
      }
    }
    .onAppear { remoteContent.load() }
    .onDisappear { remoteContent.cancel() }
  }
}

// MARK: - Defaults

extension RemoteContentView where EmptyContent == EmptyView {
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder inProgress: @escaping (Progress) -> InProgress,
    @ViewBuilder failure: @escaping (_ error: Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (Value) -> Content
  ) where R.Value == Value, R.Progress == Progress {
    self.init(
      remoteContent: remoteContent, empty: { EmptyView() }, inProgress: inProgress,
      failure: failure, content: content)
  }
}

extension RemoteContentView
where EmptyContent == EmptyView, InProgress == ProgressView<EmptyView, EmptyView> {
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder failure: @escaping (_ error: Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (Value) -> Content
  ) where R.Value == Value, R.Progress == Progress {
    self.init(
      remoteContent: remoteContent, inProgress: { _ in ProgressView() }, failure: failure,
      content: content)
  }
}

extension RemoteContentView where EmptyContent == EmptyView, Failure == Text {
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder inProgress: @escaping (Progress) -> InProgress,
    @ViewBuilder content: @escaping (Value) -> Content
  ) where R.Value == Value, R.Progress == Progress {
    self.init(
      remoteContent: remoteContent, inProgress: inProgress,
      failure: { error, _ in Text(error.localizedDescription) }, content: content)
  }
}

extension RemoteContentView
where
  EmptyContent == EmptyView, InProgress == ProgressView<EmptyView, EmptyView>, Failure == Text
{
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder content: @escaping (Value) -> Content
  ) where R.Value == Value, R.Progress == Progress {
    self.init(
      remoteContent: remoteContent, inProgress: { _ in ProgressView() }, content: content)
  }
}
