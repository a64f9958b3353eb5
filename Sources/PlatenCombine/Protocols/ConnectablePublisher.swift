/// A publisher that delivers no values until a connection is made.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts delivery, and returns a cancellable that ends the connection.
  func connect() -> any Cancellable
}
