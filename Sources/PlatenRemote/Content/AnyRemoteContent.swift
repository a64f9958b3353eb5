import PlatenReactive

/// A content whose type is hidden.
///
///     let content: AnyRemoteContent<[Post]> =
///       isOffline ? AnyRemoteContent(SavedPosts()) : AnyRemoteContent(DecodableRemoteContent(…))
@MainActor
public final class AnyRemoteContent<Value>: RemoteContent {
  /// Sends what the content sends before it changes.
  // Unsafe in name only: it never changes, and any thread may subscribe to what an
  // `ObservableObject` sends.
  public nonisolated(unsafe) let objectWillChange: AnyPublisher<Void, Never>
  /// What tells this content from others.
  let identity: Identity
  private let content: any RemoteContent<Value>

  /// Which contents are the same: those of one type that have the same id.
  struct Identity: Hashable {
    let type: ObjectIdentifier
    let id: AnyHashable
  }

  /// Hides the type of a content.
  public init<Content: RemoteContent>(_ content: Content) where Content.Value == Value {
    self.content = content
    objectWillChange = content.objectWillChange.map { _ in }.eraseToAnyPublisher()
    identity =
      (content as? AnyRemoteContent)?.identity
      ?? Identity(type: ObjectIdentifier(Content.self), id: AnyHashable(content.id))
  }

  /// How far the content has come.
  public var loadingState: RemoteContentLoadingState<Value> { content.loadingState }

  /// Begins to load, unless that is in progress.
  public func load() { content.load() }

  /// Stops what is in progress.
  public func cancel() { content.cancel() }

  /// Hands a client to the content.
  public func use(_ client: RemoteClient) { content.use(client) }
}
