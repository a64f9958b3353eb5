import PlatenReactive

/// Something that is loaded from elsewhere, on demand, and shown by a ``RemoteContentView``.
///
///     final class Greeting: RemoteContent {
///       @Published private(set) var loadingState = RemoteContentLoadingState<String>.initial
///
///       func load() { loadingState = .success("Hello") }
///       func cancel() {}
///     }
///
/// What a server answers is loaded by a ``DecodableRemoteContent`` or a ``RemoteImage``.
///
/// Its `id` tells which contents are the same: a view that is given another object of the same type
/// and `id` goes on with the one that it has. Unless declared, it is the object itself.
@MainActor @preconcurrency
public protocol RemoteContent<Value>: ObservableObject, Identifiable {
  /// What is loaded.
  associatedtype Value

  /// How far the loading has come.
  var loadingState: RemoteContentLoadingState<Value> { get }

  /// Begins to load, unless that is in progress.
  func load()

  /// Stops what is in progress; does nothing otherwise.
  func cancel()

  /// Takes the client of the views around, before the content is loaded for them.
  ///
  /// Does nothing unless declared. A content that was made with a client of its own keeps that.
  func use(_ client: RemoteClient)
}

extension RemoteContent {
  /// Does nothing: not every content asks a server.
  public func use(_ client: RemoteClient) {}
}
