import PlatenReactive

/// A publisher that starts some work for each subscriber and sends what the work tells.
struct RemoteEvents: Publisher {
  typealias Output = RemoteEvent
  typealias Failure = RemoteError

  /// Starts the work: it tells the transfer what comes, and lets it hold what is to be cancelled.
  private let start: @Sendable (ResponseStream) -> Void

  init(start: @escaping @Sendable (ResponseStream) -> Void) { self.start = start }

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == RemoteEvent, S.Failure == RemoteError {
    let transfer = ResponseStream()
    transfer.attach(subscriber)
    if !transfer.isOver { start(transfer) }
  }
}
