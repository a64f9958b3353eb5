import PlatenContext
import PlatenNavigation

/// A view that loads remote content when the view appears, and shows the content's loading state.
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
/// Every view builder except `content` is optional. The defaults are an empty view, an
/// ``ActivityIndicator`` and the text of the error. The view loads the content each time it appears
/// and stops loading when it disappears. It sends requests to the client in the environment,
/// `remoteClient`, unless the content has a client.
///
/// The view retains the first content object that it receives until it receives different content.
/// Two content objects are the same content if they are the same object, or if they have the same
/// type and `id`, such as two `DecodableRemoteContent` objects with one URL. Content that is
/// created in a `body` is therefore loaded only once. If the content changes, the view cancels the
/// old content and loads the new content.
public struct RemoteContentView<
  Value, Empty: View, Progress: View, Failure: View, Content: View
>: View {
  /// A closure that loads the content again.
  public typealias Retry = @MainActor () -> Void

  let remoteContent: AnyRemoteContent<Value>
  let empty: () -> Empty
  let inProgress: (RemoteProgress?) -> Progress
  let failure: (any Error, @escaping Retry) -> Failure
  let content: (Value) -> Content

  /// Creates a view with a custom view for each loading state.
  ///
  /// - Parameters:
  ///   - empty: The view before loading starts.
  ///   - inProgress: The view during loading. Its parameter is the progress, which is `nil` until
  ///     data arrives.
  ///   - failure: The view after an error. Its parameters are the error and a closure that loads
  ///     the content again.
  ///   - content: The view for the loaded value.
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

  public var body: some View { KeptContentView(self).id(remoteContent.identity) }
}

/// A view that retains its content as a state object.
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
