/// A publisher that delivers recorded values and a recorded completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recording to deliver.
  public let recording: Recording

  /// Creates a publisher of the signals that a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of the given values and completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    SequenceSubscription(
      recording.output, recording.completion, subscriber, emptyName: "Cancelled Events"
    ).start()
  }

  /// A sequence of values and a completion.
  public struct Recording {
    public typealias Input = Output

    /// The recorded values.
    public private(set) var output: [Output]
    /// The recorded completion; `finished` by default.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete: Bool

    /// Creates an empty recording that accepts values and a completion.
    public init() {
      output = []
      completion = .finished
      isComplete = false
    }

    /// Creates a complete recording of the given values and completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
      isComplete = true
    }

    /// Adds a value to the recording.
    ///
    /// - Precondition: The recording is not complete.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "a value was recorded after the completion")
      output.append(input)
    }

    /// Sets the completion, which completes the recording.
    ///
    /// - Precondition: The recording is not complete.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "a completion was recorded twice")
      isComplete = true
      self.completion = completion
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: CodingKey { case output, completion }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      output: container.decode([Output].self, forKey: .output),
      completion: container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the recording, like `encode(to:)`.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
