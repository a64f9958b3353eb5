import Foundation
import PlatenContext

/// The path of a transfer's events to its receiver, one after another, on a separate queue.
final class EventDelivery: Sendable {
  /// A closure that receives an event, and a closure to call once when the event is processed.
  typealias Receiver = @Sendable (TransferEvent, _ done: @escaping @Sendable () -> Void) -> Void

  /// The number of undelivered bytes above which a transfer pauses.
  static let capacity = 1 << 20
  /// The number of undelivered pieces of data at which a transfer pauses. Each takes more memory than
  /// the single byte that a server can send in it.
  static let maxPieces = 256

  fileprivate struct State {
    var undeliveredBytes = 0
    var undeliveredPieces = 0
    /// The number of sent bytes to report, and the number that is being reported.
    var sentBytes: Int?, reportedBytes: Int?
    var isPaused = false
    var isOver = false
    var isCanceled = false
  }

  private let state = Locked(State())
  private let queue = DispatchQueue(label: "PlatenTransport")
  private let receive: Receiver
  private let resume: @Sendable () -> Void

  /// Creates a path to a receiver.
  ///
  /// - Parameter resume: A closure that resumes the paused transfer.
  init(_ receive: @escaping Receiver, resume: @escaping @Sendable () -> Void) {
    self.receive = receive
    self.resume = resume
  }

  func send(_ head: ResponseHead) {
    sendLastSentBytes()
    deliver(.head(head))
  }

  func end(_ error: TransferError?) {
    sendLastSentBytes()
    state.withLock { $0.isOver = true }
    deliver(.end(error))
  }

  /// Sends the total number of sent bytes, after the receiver has processed the previous number.
  func send(sentBytes count: Int) {
    let total = state.withLock { state in
      state.sentBytes = count
      return state.nextSentBytes()
    }
    if let total { report(sentBytes: total) }
  }

  /// Sends the number of sent bytes that waits for the receiver, if any, before another event.
  private func sendLastSentBytes() {
    if let total = state.withLock({ $0.sentBytes.take() }) { deliver(.sent(total)) }
  }

  private func report(sentBytes total: Int) {
    deliver(.sent(total)) { [self] in
      let next = state.withLock { state in
        state.reportedBytes = nil
        return state.nextSentBytes()
      }
      if let next { report(sentBytes: next) }
    }
  }

  /// Sends data, or returns `false` if the transfer must pause, because the receiver is too slow.
  func send(_ data: Data) -> Bool {
    let isAccepted = state.withLock { state in
      state.isPaused = !state.hasRoom(for: data.count)
      if !state.isPaused { state.add(bytes: data.count, pieces: 1) }
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
      self.receive(event, then)
    }
  }

  private func release(_ count: Int) {
    let resumes = state.withLock { state in
      state.add(bytes: -count, pieces: -1)
      guard state.isPaused, state.isHalfEmpty else { return false }
      state.isPaused = false
      return true
    }
    if resumes { resume() }
  }
}

extension EventDelivery.State {
  /// Whether the receiver has processed enough data for the transfer to continue.
  fileprivate var isHalfEmpty: Bool {
    undeliveredBytes <= EventDelivery.capacity / 2
      && undeliveredPieces <= EventDelivery.maxPieces / 2
  }

  /// Returns whether a piece of data can be delivered. A single piece can have any size.
  fileprivate func hasRoom(for count: Int) -> Bool {
    undeliveredPieces == 0
      || undeliveredPieces < EventDelivery.maxPieces
        && undeliveredBytes + count <= EventDelivery.capacity
  }

  fileprivate mutating func add(bytes: Int, pieces: Int) {
    undeliveredBytes += bytes
    undeliveredPieces += pieces
  }

  /// Returns the number of sent bytes to report now, if any.
  fileprivate mutating func nextSentBytes() -> Int? {
    if reportedBytes != nil || isOver { return nil }
    reportedBytes = sentBytes.take()
    return reportedBytes
  }
}
