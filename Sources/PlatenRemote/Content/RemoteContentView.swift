import PlatenReactive
import PlatenViews

/// A content that is loaded when the view appears, in each of its four states.
///
///     RemoteContentView(remoteContent: DecodableRemoteContent(url: url, type: [Post].self)) {
///       EmptyView()
///     } inProgress: { progress in
///       ProgressView("Loading", value: progress?.fraction)
///     } failure: { error, retry in
///       Text(error.localizedDescription)
///       Button("Retry", action: retry)
///     } content: { posts in
///       List(posts) { Text($0.title) }
///     }
///
/// Every builder but `content` can be left out: nothing, an ``ActivityIndicator`` and the error's
/// text stand in its place. A view that appears loads, also again; one that disappears cancels.
/// Requests go to the client of the environment, `remoteClient`, unless the content has one.
///
/// The view keeps the content that it was first given as long as it is given the same again: the
/// same object, or one of the same type and `id`, as two `DecodableRemoteContent` of one URL are.
/// A content made in a `body` is thus loaded once; one of another URL takes its place: the first is
/// cancelled, and the other loaded.
public struct RemoteContentView<
  Value, Empty: View, Progress: View, Failure: View, Content: View
>: View {
  /// What loads a content again.
  public typealias Retry = @MainActor () -> Void

  let remoteContent: AnyRemoteContent<Value>
  let empty: () -> Empty
  let inProgress: (RemoteProgress?) -> Progress
  let failure: (any Error, @escaping Retry) -> Failure
  let content: (Value) -> Content

  /// A view for each state of a content.
  ///
  /// - Parameters:
  ///   - empty: What stands for a content before it is loaded.
  ///   - inProgress: What stands for it while it is loaded; is given what has come, once something
  ///     has.
  ///   - failure: What stands for it after an error; is given what loads again.
  ///   - content: What shows the value.
  public init<R: RemoteContent>(
    remoteContent: R,
    @ViewBuilder empty: @escaping () -> Empty,
    @ViewBuilder inProgress: @escaping (_ progress: RemoteProgress?) -> Progress,
    @ViewBuilder failure: @escaping (_ error: any Error, _ retry: @escaping Retry) -> Failure,
    @ViewBuilder content: @escaping (_ value: Value) -> Content
  ) where R.Value == Value {
    self.remoteContent = AnyRemoteContent(remoteContent)
    self.empty = empty
    self.inProgress = inProgress
    self.failure = failure
    self.content = content
  }

  /// The view of the state that the content is in.
  public var body: some View { KeptContentView(self).id(remoteContent.identity) }
}

/// A content that is kept as long as its identity is.
private struct KeptContentView<
  Value, Empty: View, Progress: View, Failure: View, Content: View
>: View {
  @StateObject private var content: AnyRemoteContent<Value>
  @Environment(\.remoteClient) private var client
  private let views: RemoteContentView<Value, Empty, Progress, Failure, Content>

  init(_ views: RemoteContentView<Value, Empty, Progress, Failure, Content>) {
    self.views = views
    _content = StateObject(wrappedValue: views.remoteContent)
  }

  var body: some View {
    Group {
      switch content.loadingState {
      case .initial: views.empty()
      case .inProgress(let progress): views.inProgress(progress)
      case .success(let value): views.content(value)
      case .failure(let error): views.failure(error, load)
      }
    }
    .onAppear(perform: load)
    .onDisappear { content.cancel() }
  }

  private func load() {
    content.use(client)
    content.load()
  }
}
