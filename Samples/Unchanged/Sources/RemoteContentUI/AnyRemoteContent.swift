import Combine
import Foundation

/// A type-erased remote content.
public final class AnyRemoteContent<Value, Progress>: RemoteContent {
  public let objectWillChange: AnyPublisher<Void, Never>

  private let loadingStateClosure: () -> RemoteContentLoadingState<Value, Progress>
  private let loadClosure: () -> Void
  private let cancelClosure: () -> Void

  public init<Content: RemoteContent>(_ content: Content)
  where Content.Value == Value, Content.Progress == Progress {
    objectWillChange = content.objectWillChange
      .map { _ in () }
      .eraseToAnyPublisher()
    loadingStateClosure = { content.loadingState }
    loadClosure = content.load
    cancelClosure = content.cancel
  }

  public var loadingState: RemoteContentLoadingState<Value, Progress> { loadingStateClosure() }

  public func load() { loadClosure() }

  public func cancel() { cancelClosure() }
}

extension RemoteContent {
  public func eraseToAnyRemoteContent() -> AnyRemoteContent<Value, Progress> {
    AnyRemoteContent(self)
  }
}
