import PlatenReactive
import PlatenRemote

/// A client whose answers a test gives by hand, one by one.
final class Wire: Sendable {
  private let opened = Locked<[Call]>([])

  /// Asks the test.
  var client: RemoteClient {
    RemoteClient { [self] request in
      Deferred { [self] in
        let call = Call(request)
        opened.withLock { $0.append(call) }
        return call
      }
      .eraseToAnyPublisher()
    }
  }

  /// A call for each request that was sent, oldest first.
  var calls: [Call] { opened.value }
}

/// One request, and what is answered to it. It goes on sending to whoever has cancelled, as a
/// publisher may that is cancelled while it sends.
final class Call: Publisher, Subscription, Sendable {
  typealias Output = RemoteEvent
  typealias Failure = RemoteError

  let request: RemoteRequest
  private let cancelled = Locked(false)
  // Unchecked: one thread at a time runs a test.
  private struct Downstream: @unchecked Sendable {
    var subscriber: AnySubscriber<RemoteEvent, RemoteError>?
  }
  private let downstream = Locked(Downstream())

  init(_ request: RemoteRequest) { self.request = request }

  /// Whether nobody wants the answer any more.
  var isCancelled: Bool { cancelled.value }

  func send(_ received: Int, of expected: Int? = nil) {
    let progress = RemoteProgress(received: received, expected: expected)
    _ = downstream.value.subscriber?.receive(.progress(progress))
  }

  func answer(_ json: String, status: Int = 200) {
    answer(RemoteResponse(status: status, json: json))
  }

  func answer(_ response: RemoteResponse) {
    _ = downstream.value.subscriber?.receive(.response(response))
    finish()
  }

  func fail(_ kind: RemoteError.Kind) {
    downstream.value.subscriber?.receive(completion: .failure(RemoteError(kind)))
  }

  func finish() { downstream.value.subscriber?.receive(completion: .finished) }

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == RemoteEvent, S.Failure == RemoteError {
    downstream.value = Downstream(subscriber: AnySubscriber(subscriber))
    subscriber.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() { cancelled.value = true }
}
