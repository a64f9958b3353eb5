import Foundation

import FoundationNetworking

extension URLSession {
  /// Returns a publisher that loads a URL when a subscriber first requests a value.
  public func dataTaskPublisher(
    for url: URL, fileID: StaticString = #fileID, line: UInt = #line
  ) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url), fileID: fileID, line: line)
  }

  /// Returns a publisher that sends a URL request when a subscriber first requests a value.
  public func dataTaskPublisher(
    for request: URLRequest, fileID: StaticString = #fileID, line: UInt = #line
  ) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self, place: "\(fileID):\(line)")
  }

  /// A publisher that delivers the data and response of a URL session data task.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request that is sent for each subscription.
    public let request: URLRequest
    /// The URL session that performs the request.
    public let session: URLSession
    /// The call site that created the publisher; `nil` if it is unknown.
    private let place: String?

    public init(request: URLRequest, session: URLSession) {
      self.init(request: request, session: session, place: nil)
    }

    init(request: URLRequest, session: URLSession, place: String?) {
      (self.request, self.session, self.place) = (request, session, place)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      // Pending HTTP requests have labels of this form, such as `GET /users/ada`.
      let name = "\(request.httpMethod ?? "GET") \(request.url?.path ?? "")"
      subscriber.receive(
        subscription: DataTaskSubscription(
          request: request, session: session, place: place,
          arrival: PipelineContexts.current?.arrival(
            WorkLabel(name, place: place), on: session.delegateQueue)
        ) { result in
          if case .success(let output) = result { _ = subscriber.receive(output) }
          subscriber.receive(completion: result.completion)
        })
    }
  }
}

// The completion handler of a data task must be sendable. `Sendable` is safe: the lock guards all
// mutable fields, and only the thread that clears `deliver` under the lock calls the closure.
private final class DataTaskSubscription: Subscription, SelfDescribing, @unchecked Sendable {
  typealias Result = Swift.Result<URLSession.DataTaskPublisher.Output, URLError>

  private let request: URLRequest
  private let session: URLSession
  private let place: String?
  /// A closure that runs an action at the next instant of the session clock; `nil` without a
  /// session.
  private let arrival: (@Sendable (@escaping () -> Void) -> Void)?
  private let lock = Lock()
  /// A closure that delivers the result to the downstream; `nil` after the subscription ends.
  private var deliver: ((Result) -> Void)?
  private var task: URLSessionDataTask?
  /// Whether the subscriber has requested a value.
  private var hasBegun = false

  init(
    request: URLRequest, session: URLSession, place: String?,
    arrival: (@Sendable (@escaping () -> Void) -> Void)?, deliver: @escaping (Result) -> Void
  ) {
    (self.request, self.session, self.place) = (request, session, place)
    (self.arrival, self.deliver) = (arrival, deliver)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    if !begin() { return }
    let task = session.dataTask(with: request) { [self] data, response, error in
      let result = Self.result(data, response, error)
      guard let arrival else { return finish(result) }
      arrival { self.finish(result) }
    }
    guard keep(task) else { return task.cancel() }
    PipelineContexts.$place.withValue(place) { task.resume() }
  }

  /// Returns `true` for the first request of values, which starts the data task, unless the
  /// subscription has ended.
  private func begin() -> Bool {
    lock.withLock {
      defer { hasBegun = true }
      return !hasBegun && deliver != nil
    }
  }

  /// Stores the data task; returns `false` if the subscription has ended in the meantime.
  private func keep(_ task: URLSessionDataTask) -> Bool {
    lock.withLock {
      if deliver != nil { self.task = task }
      return deliver != nil
    }
  }

  private static func result(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result {
    if let response, error == nil { return .success((data ?? Data(), response)) }
    return .failure(error as? URLError ?? URLError(.unknown))
  }

  private func finish(_ result: Result) { end().deliver?(result) }

  func cancel() { end().task?.cancel() }

  private func end() -> (deliver: ((Result) -> Void)?, task: URLSessionDataTask?) {
    lock.lock()
    defer { lock.unlock() }
    defer {
      deliver = nil
      task = nil
    }
    return (deliver, task)
  }

  var description: String { "DataTaskPublisher" }
}

extension Result {
  /// The completion for this result: normal completion after a success, or the error of a failure.
  fileprivate var completion: Subscribers.Completion<Failure> {
    switch self {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }
}
