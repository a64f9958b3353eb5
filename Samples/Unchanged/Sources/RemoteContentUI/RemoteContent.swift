import Combine
import Foundation

/// The loading state of a remote content.
public enum RemoteContentLoadingState<Value, Progress> {
  case initial
  case inProgress(Progress)
  case success(Value)
  case failure(Error)
}

extension RemoteContentLoadingState {
  public var isInProgress: Bool {
    if case .inProgress = self { return true }
    return false
  }

  public var value: Value? {
    guard case .success(let value) = self else { return nil }
    return value
  }
}

extension RemoteContentLoadingState: Equatable where Value: Equatable, Progress: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.initial, .initial): return true
    case (.inProgress(let a), .inProgress(let b)): return a == b
    case (.success(let a), .success(let b)): return a == b
    case (.failure(let a), .failure(let b)):
      return a.localizedDescription == b.localizedDescription
    default: return false
    }
  }
}

/// A type that loads content from a remote location.
public protocol RemoteContent: ObservableObject {
  associatedtype Value
  associatedtype Progress = Void

  var loadingState: RemoteContentLoadingState<Value, Progress> { get }

  func load()
  func cancel()
}
