import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Publishes the response to a request, which is sent when it is wanted.
  public func dataTaskPublisher(
    for url: URL, fileID: StaticString = #fileID, line: UInt = #line
  ) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url), fileID: fileID, line: line)
  }

  /// Publishes the response to a request, which is sent when it is wanted.
  public func dataTaskPublisher(
    for request: URLRequest, fileID: StaticString = #fileID, line: UInt = #line
  ) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self, place: "\(fileID):\(line)")
  }

  /// A publisher of the response to a request.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request that each subscription sends.
    public let request: URLRequest
    /// The session that sends it.
    public let session: URLSession
    /// Where the publisher was made.
    private let place: String?

    public init(request: URLRequest, session: URLSession) {
      self.init(request: request, session: session, place: nil)
    }

    init(request: URLRequest, session: URLSession, place: String?) {
      (self.request, self.session, self.place) = (request, session, place)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      // The label is that of an HTTP request: GET /users/ada.
      let name = "\(request.httpMethod ?? "GET") \(request.url?.path ?? "")"
      subscriber.receive(
        subscription: DataTaskSubscription(
          request: request, session: session,
          arrival: PipelineContexts.current?.arrival(WorkLabel(name, place: place))
        ) { result in
          if case .success(let output) = result { _ = subscriber.receive(output) }
          subscriber.receive(completion: result.completion)
        })
    }
  }
}

// Sendable because the completion handler of a data task has to be: the lock guards all fields that
// change, and the closure is called once, by whoever has taken it out under the lock.
private final class DataTaskSubscription: Subscription, SelfDescribing, @unchecked Sendable {
  typealias Result = Swift.Result<URLSession.DataTaskPublisher.Output, URLError>

  private let request: URLRequest
  private let session: URLSession
  /// Runs an action in the next moment of the session's clock, if there is one.
  private let arrival: (@Sendable (@escaping () -> Void) -> Void)?
  private let lock = Lock()
  /// Calls the downstream; `nil` after the end.
  private var deliver: ((Result) -> Void)?
  private var task: URLSessionDataTask?

  init(
    request: URLRequest, session: URLSession,
    arrival: (@Sendable (@escaping () -> Void) -> Void)?, deliver: @escaping (Result) -> Void
  ) {
    (self.request, self.session, self.arrival, self.deliver) = (request, session, arrival, deliver)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    activeTask()?.resume()
  }

  /// The task, which the first request makes; `nil` after the end.
  private func activeTask() -> URLSessionDataTask? {
    let (task, isOver) = lock.withLock { (self.task, deliver == nil) }
    if isOver || task != nil { return task }
    let new = session.dataTask(with: request) { [self] data, response, error in
      let result = Self.result(data, response, error)
      guard let arrival else { return finish(result) }
      arrival { self.finish(result) }
    }
    lock.lock()
    defer { lock.unlock() }
    // Another thread may have made a task or canceled; the new one was never started.
    if deliver != nil, self.task == nil { self.task = new }
    return self.task
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
  /// The completion after the value of a success, or with the error of a failure.
  fileprivate var completion: Subscribers.Completion<Failure> {
    switch self {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }
}
