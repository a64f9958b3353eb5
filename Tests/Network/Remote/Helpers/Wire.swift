import PlatenContext
import PlatenRemote

/// A client whose responses a test sends manually, one at a time.
final class Wire: Sendable {
  private let opened = Locked<[Call]>([])

  /// A client that forwards its requests to the test.
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

  /// The calls, one for each request, oldest first.
  var calls: [Call] { opened.value }
}

/// A request and its response.
///
/// A call continues to send after it is canceled, as a publisher may if it is canceled while it
/// sends.
final class Call: Publisher, Subscription, Sendable {
  typealias Output = RemoteEvent
  typealias Failure = RemoteError

  let request: RemoteRequest
  private let cancelled = Locked(false)
  // Unchecked: a test runs on one thread at a time.
  private struct Downstream: @unchecked Sendable {
    var subscriber: AnySubscriber<RemoteEvent, RemoteError>?
  }
  private let downstream = Locked(Downstream())

  init(_ request: RemoteRequest) { self.request = request }

  /// Whether the subscriber has canceled the call.
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
