import Platen

/// The default error of a ``MarblePublisher``.
public struct MarbleFailure: Error, Hashable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The text of the error in marble diagrams.
  public var description: String { "failed" }
}

/// A publisher that plays marbles for each subscriber, starting at the time of the subscription.
///
///     let scheduler = DispatchQueue.test
///     let answers = try MarblePublisher("--a--b|", values: ["a": 1, "b": 2], on: scheduler.clock)
///     let subscription = answers.sink { _ in }
///     scheduler.run()
///
/// If the subscriber has no demand at the time of a value, the value is dropped, as with a subject.
/// The syntax is that of a `MarbleDiagram`, without the subscriber symbols `^` and `!`.
public struct MarblePublisher<Output, Failure: Error>: Publisher {
  private enum Signal {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let signals: [(delay: Duration, signal: Signal)]
  private let clock: VirtualClock

  /// Creates a publisher with the specified values and error.
  ///
  /// - Parameters:
  ///   - marbles: The events to publish, such as `"--a--(b|)"`.
  ///   - values: The value for each symbol.
  ///   - error: The error for the symbol `#`.
  ///   - clock: The clock of a scheduler or a session.
  ///   - frame: The duration of a frame, truncated to whole milliseconds; at least one millisecond.
  /// - Throws: `MarbleError` with the position of the syntax error.
  public init(
    _ marbles: String, values: [Character: Output], error: Failure, on clock: VirtualClock,
    frame: Duration = MarbleDiagram.standardFrame
  ) throws(MarbleError) {
    let row = try MarbleDiagram.Row("", marbles: marbles, frame: frame)
    try self.init(row, frame: frame, on: clock, error: error) { values[Character($0)] }
  }

  /// Creates a publisher for a row of a diagram.
  ///
  /// - Parameter value: A closure that returns the value for a symbol's text, or `nil` if the text
  ///   has no value.
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
  /// Creates a publisher with the specified values. The symbol `#` represents a ``MarbleFailure``.
  ///
  /// - Throws: `MarbleError` with the position of the syntax error.
  public init(
    _ marbles: String, values: [Character: Output], on clock: VirtualClock,
    frame: Duration = MarbleDiagram.standardFrame
  ) throws(MarbleError) {
    try self.init(marbles, values: values, error: MarbleFailure(), on: clock, frame: frame)
  }
}

extension MarblePublisher where Output == String, Failure == MarbleFailure {
  /// Creates a publisher whose values are the symbols. The symbol `#` represents a
  /// ``MarbleFailure``.
  ///
  /// - Throws: `MarbleError` with the position of the syntax error.
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
