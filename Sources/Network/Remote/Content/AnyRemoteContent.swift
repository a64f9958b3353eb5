import PlatenContext

/// Type-erased remote content.
///
///     let content: AnyRemoteContent<[Post]> =
///       isOffline ? AnyRemoteContent(SavedPosts()) : AnyRemoteContent(DecodableRemoteContent(…))
@MainActor
public final class AnyRemoteContent<Value>: RemoteContent {
  /// A publisher that emits before the wrapped content changes.
  // Safe because the property is constant, and any thread may subscribe to the publisher of an
  // `ObservableObject`.
  public nonisolated(unsafe) let objectWillChange: AnyPublisher<Void, Never>
  /// The identity of the wrapped content.
  let identity: Identity
  private let content: any RemoteContent<Value>

  /// An identity that two content objects share if they have the same type and the same `id`.
  struct Identity: Hashable {
    let type: ObjectIdentifier
    let id: AnyHashable
  }

  /// Creates type-erased content that wraps other content.
  public init<Content: RemoteContent>(_ content: Content) where Content.Value == Value {
    self.content = content
    objectWillChange = content.objectWillChange.map { _ in }.eraseToAnyPublisher()
    identity =
      (content as? AnyRemoteContent)?.identity
      ?? Identity(type: ObjectIdentifier(Content.self), id: AnyHashable(content.id))
  }

  /// The loading state of the wrapped content.
  public var loadingState: RemoteContentLoadingState<Value> { content.loadingState }

  /// Starts loading the wrapped content, unless it is already loading.
  public func load() { content.load() }

  /// Stops loading the wrapped content.
  public func cancel() { content.cancel() }

  /// Passes a client to the wrapped content.
  public func use(_ client: RemoteClient) { content.use(client) }
}
