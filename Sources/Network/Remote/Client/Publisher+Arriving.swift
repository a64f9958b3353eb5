import PlatenContext

extension Publisher<RemoteEvent, RemoteError> {
  /// Publishes the events of a request at later instants of the session clock, if a session is
  /// active.
  ///
  /// At each instant, at most two events are published: the latest progress, and then the outcome or
  /// progress that has arrived in the meantime. However fast a server sends, a request therefore has
  /// at most one entry in the queue of the clock.
  func arriving(_ label: WorkLabel) -> AnyPublisher<RemoteEvent, RemoteError> {
    guard let clock = SessionContext.current.clock else { return eraseToAnyPublisher() }
    let events = eraseToAnyPublisher()
    return ScheduledEvents(events: events) { clock.scheduleArrival(label, Action($0)) }
      .eraseToAnyPublisher()
  }
}

/// A publisher of the events of another publisher, delivered by a scheduler.
private struct ScheduledEvents: Publisher {
  typealias Output = RemoteEvent
  typealias Failure = RemoteError

  let events: AnyPublisher<RemoteEvent, RemoteError>
  let schedule: @Sendable (_ delivery: @escaping @Sendable () -> Void) -> Void

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == RemoteEvent, S.Failure == RemoteError {
    let stream = ResponseStream(schedule: schedule)
    stream.attach(subscriber)
    stream.relay(events)
  }
}
