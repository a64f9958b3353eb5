/// An event of a request: any number of progress events, and then the response.
public enum RemoteEvent: Hashable, Sendable {
  /// The arrival of a part of the response.
  case progress(RemoteProgress)
  /// The complete response, with any status. The response is the last event.
  case response(RemoteResponse)
}

/// The progress of a response.
public struct RemoteProgress: Hashable, Sendable {
  /// The number of bytes of the body that have arrived.
  public var received: Int
  /// The total number of bytes of the body, or `nil` if the server does not specify the number.
  public var expected: Int?

  /// Creates progress from the received and the expected numbers of bytes.
  public init(received: Int, expected: Int? = nil) {
    self.received = received
    self.expected = expected
  }

  /// The completed fraction, from 0 to 1, or `nil` if the total size is unknown.
  public var fraction: Double? {
    guard let expected, expected > 0 else { return nil }
    return min(Double(received) / Double(expected), 1)
  }
}
