import PlatenContext

/// An object that loads a value on demand and that a ``RemoteContentView`` shows.
///
///     final class Greeting: RemoteContent {
///       @Published private(set) var loadingState = RemoteContentLoadingState<String>.initial
///
///       func load() { loadingState = .success("Hello") }
///       func cancel() {}
///     }
///
/// To load a value from a server, use ``DecodableRemoteContent`` or ``RemoteImage``.
///
/// The `id` identifies the content: a view that receives another object of the same type with the
/// same `id` continues to use the first object. By default, the `id` is the identity of the object.
@MainActor @preconcurrency
public protocol RemoteContent<Value>: ObservableObject, Identifiable {
  /// The type of the loaded value.
  associatedtype Value

  /// The loading state of the content.
  var loadingState: RemoteContentLoadingState<Value> { get }

  /// Starts loading the content, unless it is already loading.
  func load()

  /// Stops loading, or does nothing if the content is not loading.
  func cancel()

  /// Receives the client of the enclosing views before they load the content.
  ///
  /// The default implementation does nothing. Content that was created with a client ignores the
  /// client that it receives.
  func use(_ client: RemoteClient)
}

extension RemoteContent {
  /// Ignores the client, because some content does not come from a server.
  public func use(_ client: RemoteClient) {}
}
