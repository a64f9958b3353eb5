import PlatenReactive

/// A content that is the answer to one request.
///
/// It is made as a ``DecodableRemoteContent`` or a ``RemoteImage``. Two of the same type with the
/// same request are the same content, so that one made in a `body` is not loaded again each time.
///
/// - Time: in a session, answers come at moments of its clock; elsewhere in a later turn of the
///   main queue, or at once where the client answers at once on the main actor.
@MainActor
public class RequestedContent<Value>: RemoteContent {
  /// What is asked for.
  public nonisolated let request: RemoteRequest
  /// How far the loading has come. A status outside 200 to 299 is a failure, as is a body of
  /// another form; the errors are of type `RemoteError`.
  @Published public private(set) var loadingState = RemoteContentLoadingState<Value>.initial

  private let read: (RemoteResponse) throws(RemoteError) -> Value
  private let ownClient: RemoteClient?
  private var client: RemoteClient
  /// The load that is in progress.
  private var attempt: Attempt?
  /// The state that is to be shown, and how many have been before.
  private var latest = (state: RemoteContentLoadingState<Value>.initial, number: 0)

  /// The request: contents that ask for the same are the same.
  public nonisolated var id: RemoteRequest { request }

  /// - Parameters:
  ///   - client: Who asks; by default, the client of the views that show the content.
  ///   - read: The value that a response of status 200 to 299 holds.
  init(
    _ request: RemoteRequest, client: RemoteClient?,
    read: @escaping (RemoteResponse) throws(RemoteError) -> Value
  ) {
    self.request = request
    self.read = read
    ownClient = client
    self.client = client ?? .live
  }

  /// Asks by this client from the next `load()` on, unless the content was made with one.
  public func use(_ client: RemoteClient) { self.client = ownClient ?? client }

  /// Sends the request, unless it is in progress; also again, after a success or a failure.
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

  /// Stops the transfer that is in progress, and forgets it; does nothing otherwise.
  public func cancel() {
    guard attempt != nil else { return }
    end(with: .initial)
  }
}

// MARK: - What comes

/// One load. It stops when it is let go of.
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

  /// Shows a state. Those who are told of it, just before it is set, may load or cancel: then what
  /// that leads to is what counts.
  private func show(_ state: RemoteContentLoadingState<Value>) {
    latest = (state, latest.number + 1)
    var number: Int
    repeat {
      number = latest.number
      loadingState = latest.state
    } while number != latest.number
  }
}
