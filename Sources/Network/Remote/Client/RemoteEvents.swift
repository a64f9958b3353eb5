import PlatenContext

/// A publisher that starts work for each subscriber and publishes the events of that work.
struct RemoteEvents: Publisher {
  typealias Output = RemoteEvent
  typealias Failure = RemoteError

  /// A closure that starts the work. The work sends its events to the stream and registers with the
  /// stream whatever a cancellation must stop.
  private let start: @Sendable (ResponseStream) -> Void

  init(start: @escaping @Sendable (ResponseStream) -> Void) { self.start = start }

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == RemoteEvent, S.Failure == RemoteError {
    let transfer = ResponseStream()
    transfer.attach(subscriber)
    if !transfer.isOver { start(transfer) }
  }
}
