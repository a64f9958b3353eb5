/// The handling of changes that background work has announced, which waits for the end of that work.
///
/// A model announces a change before it makes the change. After the work, its changes are complete
/// whatever the speed of the threads, and the main queue handles them in the order of the works. Work
/// that the session does not wait for, or that changes very much, has its changes handled while it
/// runs.
final class DeferredChanges: Sendable {
  typealias Handling = @MainActor @Sendable () -> Void

  /// The maximum number of changes of one work that wait.
  static let capacity = 1_000

  /// The changes that wait, by the position of the work whose changes are deferred.
  private let waiting = Locked<[ArrivalPosition: [Handling]]>([:])

  /// Begins to defer the changes of work.
  func begin(at position: ArrivalPosition) { waiting.withLock { $0[position] = [] } }

  /// Defers the handling of a change. Returns `false` if the changes of the work are not deferred.
  func add(_ handling: @escaping Handling, at position: ArrivalPosition) -> Bool {
    waiting.withLock { waiting in
      guard let count = waiting[position]?.count else { return false }
      if count == Self.capacity {
        Self.handle(waiting.removeValue(forKey: position))
        return false
      }
      waiting[position]?.append(handling)
      return true
    }
  }

  /// Handles the changes of work, whose later changes are not deferred.
  func end(at position: ArrivalPosition) {
    waiting.withLock { Self.handle($0.removeValue(forKey: position)) }
  }

  /// Handles the changes of all works in the order of the works.
  func endAll() {
    waiting.withLock { waiting in
      for (_, handlings) in waiting.sorted(by: { $0.key < $1.key }) { Self.handle(handlings) }
      waiting = [:]
    }
  }

  /// Enqueues the handling, under the lock, so that it precedes that of later changes.
  private static func handle(_ handlings: [Handling]?) { handlings?.forEach(MainQueue.enqueue) }
}
