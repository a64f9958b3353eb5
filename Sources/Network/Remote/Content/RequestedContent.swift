import PlatenContext

/// Remote content that is the response to one request.
///
/// This is the base class of ``DecodableRemoteContent`` and ``RemoteImage``. Two objects of the
/// same type with equal requests are the same content, so content that is created in a `body` is
/// not loaded again each time the `body` is evaluated.
///
/// In a session, responses arrive at times of the session clock. Outside of sessions, responses
/// arrive in a later turn of the main queue, or immediately if the client responds immediately on
/// the main actor.
@MainActor
public class RequestedContent<Value>: RemoteContent {
  /// The request that loads the content.
  public nonisolated let request: RemoteRequest
  /// The loading state of the content, whose errors are of type `RemoteError`.
  ///
  /// A status outside 200 to 299 is a failure, and so is a body that cannot be read.
  @Published public private(set) var loadingState = RemoteContentLoadingState<Value>.initial

  private let read: (RemoteResponse) throws(RemoteError) -> Value
  private let ownClient: RemoteClient?
  private var client: RemoteClient
  /// The current attempt to load the content.
  private var attempt: Attempt?
  /// The latest state to publish, and a number that identifies the state.
  private var latest = (state: RemoteContentLoadingState<Value>.initial, number: 0)

  /// The request, which identifies the content.
  public nonisolated var id: RemoteRequest { request }

  /// Creates content that reads a value from the response to a request.
  ///
  /// - Parameters:
  ///   - client: The client that sends the request. By default, this is the client of the views
  ///     that show the content.
  ///   - read: A closure that returns the value in a response with a status of 200 to 299.
  init(
    _ request: RemoteRequest, client: RemoteClient?,
    read: @escaping (RemoteResponse) throws(RemoteError) -> Value
  ) {
    self.request = request
    self.read = read
    ownClient = client
    self.client = client ?? .live
  }

  /// Uses a client for subsequent loads, unless the content was created with a client.
  public func use(_ client: RemoteClient) { self.client = ownClient ?? client }

  /// Sends the request, unless it is already in flight.
  ///
  /// After a success or a failure, the method sends the request again.
  public func load() {
    guard attempt == nil else { return }
    let attempt = Attempt()
    self.attempt = attempt
    show(.inProgress(nil))
    guard self.attempt === attempt else { return }
    attempt.subscription = client.events(for: request).sinkOnMainActor {
      [weak self, weak attempt] completion in
      if let attempt { self?.receive(completion, of: attempt) }
    } receiveValue: { [weak self, weak attempt] event in
      if let attempt { self?.receive(event, of: attempt) }
    }
  }

  /// Cancels the request in flight and resets the state to `initial`, or does nothing if no request
  /// is in flight.
  public func cancel() {
    guard attempt != nil else { return }
    end(with: .initial)
  }
}

// MARK: - Events

/// An attempt to load the content. The attempt is canceled when it is released.
@MainActor
private final class Attempt {
  var subscription: AnyCancellable?
}

extension RequestedContent {
  private func receive(_ event: RemoteEvent, of attempt: Attempt) {
    guard attempt === self.attempt else { return }
    switch event {
    case .progress(let progress): show(.inProgress(progress))
    case .response(let response): end(with: state(after: response))
    }
  }

  private func receive(_ completion: Subscribers.Completion<RemoteError>, of attempt: Attempt) {
    guard attempt === self.attempt else { return }
    switch completion {
    case .failure(let error): end(with: .failure(error))
    case .finished: end(with: .failure(RemoteError(.interrupted).asking(request)))
    }
  }

  private func state(after response: RemoteResponse) -> RemoteContentLoadingState<Value> {
    do throws(RemoteError) {
      return .success(try read(response.served()))
    } catch {
      return .failure(error.asking(request))
    }
  }

  private func end(with state: RemoteContentLoadingState<Value>) {
    attempt = nil
    show(state)
  }

  /// Publishes a state.
  ///
  /// Subscribers are notified before the property is set, and can then start or cancel loading. The
  /// state that results from such a call takes precedence.
  private func show(_ state: RemoteContentLoadingState<Value>) {
    latest = (state, latest.number + 1)
    var number: Int
    repeat {
      number = latest.number
      loadingState = latest.state
    } while number != latest.number
  }
}
