import Dispatch
import Foundation
import PlatenContext

import FoundationNetworking

/// The decisions of a task's delegate, for which the later events of its load wait.
// Unchecked: after the initializer, only the queue of the task uses the object.
final class Decisions: @unchecked Sendable {
  private let queue: DispatchQueue
  private let delegateQueue: OperationQueue
  /// The work that waits for a decision; `nil` if no decision is pending.
  private var deferred: [() -> Void]?
  private var isOver = false

  /// - Parameters:
  ///   - queue: The queue of the task.
  ///   - delegateQueue: The queue of the delegate.
  init(on queue: DispatchQueue, of delegateQueue: OperationQueue) {
    self.queue = queue
    self.delegateQueue = delegateQueue
  }

  /// Begins to wait for a decision.
  func begin() { deferred = deferred ?? [] }

  /// Performs work now, or after the pending decision.
  func perform(_ work: @escaping () -> Void) {
    deferred == nil ? work() : deferred?.append(work)
  }

  /// Performs the deferred work, which can begin to wait for another decision.
  func end() {
    let work = deferred ?? []
    deferred = nil
    work.forEach(perform)
  }

  /// Ends the wait without the deferred work.
  func skip() { deferred = nil }

  /// Discards the deferred work, and ignores all later decisions.
  func stop() { (deferred, isOver) = (nil, true) }

  /// Asks a delegate on its queue, and defers work until it decides.
  ///
  /// - Parameter receive: A closure that receives the first decision, unless the load has ended.
  func ask<Decision: Sendable>(
    _ delegate: any URLSessionTaskDelegate,
    _ question:
      @escaping @Sendable (any URLSessionTaskDelegate, @escaping @Sendable (Decision) -> Void) ->
      Void,
    _ receive: @escaping @Sendable (Decision) -> Void
  ) {
    begin()
    let isDecided = Locked(false)
    delegateQueue.addOperation { [self] in
      question(delegate) { [self] decision in
        let isRepeated = isDecided.withLock { isDecided in
          defer { isDecided = true }
          return isDecided
        }
        if isRepeated { return }
        queue.async { [self] in if !isOver { receive(decision) } }
      }
    }
  }
}
