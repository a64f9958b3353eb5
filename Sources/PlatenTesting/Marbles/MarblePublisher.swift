import Platen

/// How a ``MarblePublisher`` fails where it is not told how.
public struct MarbleFailure: Error, Hashable, CustomStringConvertible {
  /// The failure.
  public init() {}

  /// As diagrams show it.
  public var description: String { "failed" }
}

/// A publisher that plays marbles: anew for each subscriber, from the moment of its subscription.
///
///     let scheduler = DispatchQueue.test
///     let answers = try MarblePublisher("--a--b|", values: ["a": 1, "b": 2], on: scheduler.clock)
///     let subscription = answers.sink { _ in }
///     scheduler.run()
///
/// A value that is not asked for when its time comes is lost, as with a subject. The signs are those
/// of a `MarbleDiagram`; `^` and `!` are a subscriber's and have no place here.
public struct MarblePublisher<Output, Failure: Error>: Publisher {
  private enum Signal {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let signals: [(delay: Duration, signal: Signal)]
  private let clock: VirtualClock

  /// Plays marbles with these values.
  ///
  /// - Parameters:
  ///   - marbles: What to send, such as `"--a--(b|)"`.
  ///   - values: The value of each sign.
  ///   - error: What `#` fails with.
  ///   - clock: What counts the time: a scheduler's, or a session's.
  ///   - frame: For how long a frame lasts: at least a millisecond, whose parts are left out.
  /// - Throws: What is wrong in the text, and where.
  public init(
    _ marbles: String, values: [Character: Output], error: Failure, on clock: VirtualClock,
    frame: Duration = MarbleDiagram.standardFrame
  ) throws(MarbleError) {
    let row = try MarbleDiagram.Row("", marbles: marbles, frame: frame)
    try self.init(row, frame: frame, on: clock, error: error) { values[Character($0)] }
  }

  /// - Parameter value: The value of a text, if there is one.
  init(
    _ row: MarbleDiagram.Row, frame: Duration, on clock: VirtualClock, error: Failure,
    value: (String) -> Output?
  ) throws(MarbleError) {
    self.clock = clock
    var signals: [(Duration, Signal)] = []
    for marble in row.marbles {
      let delay = frame.wholeFrame * marble.frame
      switch marble.signal {
      case .value(let text):
        guard let value = value(text) else { throw MarbleError("\"\(text)\" has no value") }
        signals.append((delay, .value(value)))
      case .finished: signals.append((delay, .completion(.finished)))
      case .failed: signals.append((delay, .completion(.failure(error))))
      case .subscribed:
        throw MarbleError("\"^\" is only for subscribers: a publisher has no subscription event")
      case .cancelled:
        throw MarbleError("\"!\" is only for subscribers: a publisher has no cancellation event")
      }
    }
    self.signals = signals
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subject = PassthroughSubject<Output, Failure>()
    let timers = signals.map { delay, signal in
      clock.schedule(WorkLabel("marbles"), after: delay) {
        switch signal {
        case .value(let value): subject.send(value)
        case .completion(let completion): subject.send(completion: completion)
        }
      }
    }
    subject.handleEvents(receiveCancel: { timers.forEach { $0.cancel() } })
      .subscribe(subscriber)
  }
}

extension MarblePublisher where Failure == MarbleFailure {
  /// Plays marbles with these values; `#` fails with a ``MarbleFailure``.
  ///
  /// - Throws: What is wrong in the text, and where.
  public init(
    _ marbles: String, values: [Character: Output], on clock: VirtualClock,
    frame: Duration = MarbleDiagram.standardFrame
  ) throws(MarbleError) {
    try self.init(marbles, values: values, error: MarbleFailure(), on: clock, frame: frame)
  }
}

extension MarblePublisher where Output == String, Failure == MarbleFailure {
  /// Plays marbles whose signs are the values; `#` fails with a ``MarbleFailure``.
  ///
  /// - Throws: What is wrong in the text, and where.
  public init(
    _ marbles: String, on clock: VirtualClock, frame: Duration = MarbleDiagram.standardFrame
  ) throws(MarbleError) {
    let row = try MarbleDiagram.Row("", marbles: marbles, frame: frame)
    try self.init(row, frame: frame, on: clock)
  }

  init(_ row: MarbleDiagram.Row, frame: Duration, on clock: VirtualClock) throws(MarbleError) {
    try self.init(row, frame: frame, on: clock, error: MarbleFailure()) { $0 }
  }
}
