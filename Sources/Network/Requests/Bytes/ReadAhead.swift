import Foundation
import PlatenContext

/// The limit on the data of a response that waits for its reader.
///
/// A transfer pauses while the delegate queue of its session has not handled the earlier data. While
/// too much data waits, the queue is therefore suspended.
final class ReadAhead: Sendable {
  /// The number of waiting bytes above which the queue is suspended. A single piece can have any size,
  /// because the answer of a session is in memory anyway.
  static let capacity = 1 << 20
  /// The number of waiting pieces at which the queue is suspended. Each takes more memory than the
  /// single byte that a server can send in it.
  static let maxPieces = 256

  private struct State {
    var bytes = 0
    var pieces = 0
    var isOver = false

    var isFull: Bool { pieces > 1 && bytes > capacity || pieces >= maxPieces }
    var isHalfEmpty: Bool { bytes <= capacity / 2 && pieces <= maxPieces / 2 }
  }

  /// The delegate queue of the session.
  let queue: OperationQueue
  private let state = Locked(State())

  init() {
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
  }

  /// Adds a piece of data that waits.
  func add(_ count: Int) {
    state.withLock { state in
      state.bytes += count
      state.pieces += 1
      if state.isFull && !state.isOver { queue.isSuspended = true }
    }
  }

  /// Removes a piece of data that is being read.
  func remove(_ count: Int) {
    state.withLock { state in
      state.bytes -= count
      state.pieces -= 1
      if state.isHalfEmpty { queue.isSuspended = false }
    }
  }

  /// Ends the limit, because the data is complete or no longer read.
  func end() {
    state.withLock { state in
      state.isOver = true
      queue.isSuspended = false
    }
  }
}
