import Foundation
import PlatenReactive

/// The path of a transfer's events to its receiver, one after another, on a separate queue.
final class EventDelivery: Sendable {
  /// The number of undelivered bytes above which a transfer pauses.
  static let capacity = 1 << 20

  private struct State {
    var undeliveredBytes = 0
    var isPaused = false
    var isOver = false
    var isCanceled = false
  }

  private let state = Locked(State())
  private let queue = DispatchQueue(label: "PlatenTransport")
  private let receive: @Sendable (TransferEvent) -> Void
  private let resume: @Sendable () -> Void

  /// Creates a path to a receiver.
  ///
  /// - Parameter resume: A closure that resumes the paused transfer.
  init(
    _ receive: @escaping @Sendable (TransferEvent) -> Void, resume: @escaping @Sendable () -> Void
  ) {
    self.receive = receive
    self.resume = resume
  }

  func send(_ head: ResponseHead) { deliver(.head(head)) }

  func end(_ error: TransferError?) {
    state.withLock { $0.isOver = true }
    deliver(.end(error))
  }

  /// Sends data, or returns `false` if the transfer must pause, because the receiver is too slow.
  func send(_ data: Data) -> Bool {
    let isAccepted = state.withLock { state in
      let total = state.undeliveredBytes + data.count
      state.isPaused = state.undeliveredBytes > 0 && total > Self.capacity
      if !state.isPaused { state.undeliveredBytes = total }
      return !state.isPaused
    }
    if isAccepted { deliver(.data(data)) { self.release(data.count) } }
    return isAccepted
  }

  /// Stops the delivery, and returns whether the transfer was still in progress.
  func cancel() -> Bool {
    state.withLock { state in
      defer { (state.isCanceled, state.isOver) = (true, true) }
      return !state.isOver
    }
  }

  private func deliver(_ event: TransferEvent, then: @escaping @Sendable () -> Void = {}) {
    queue.async {
      if self.state.withLock({ $0.isCanceled }) { return }
      self.receive(event)
      then()
    }
  }

  private func release(_ count: Int) {
    let resumes = state.withLock { state in
      state.undeliveredBytes -= count
      guard state.isPaused, state.undeliveredBytes <= Self.capacity / 2 else { return false }
      state.isPaused = false
      return true
    }
    if resumes { resume() }
  }
}
