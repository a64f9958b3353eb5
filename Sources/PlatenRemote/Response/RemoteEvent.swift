/// What is heard of a request: progress any number of times, then the response.
public enum RemoteEvent: Hashable, Sendable {
  /// A part of the answer came.
  case progress(RemoteProgress)
  /// The answer is complete, whatever its status. Nothing follows.
  case response(RemoteResponse)
}

/// How much of an answer has come.
public struct RemoteProgress: Hashable, Sendable {
  /// The bytes of the body that have come.
  public var received: Int
  /// The bytes that the body has, if the server says so.
  public var expected: Int?

  /// Some bytes of so many.
  public init(received: Int, expected: Int? = nil) {
    self.received = received
    self.expected = expected
  }

  /// How much of the answer has come, from 0 to 1, if its length is known.
  public var fraction: Double? {
    guard let expected, expected > 0 else { return nil }
    return min(Double(received) / Double(expected), 1)
  }
}
