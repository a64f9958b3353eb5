/// A publisher that delivers nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects to the publisher, and returns what disconnects from it.
  func connect() -> any Cancellable
}
