/// A publisher that delivers no values until `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts delivery, and returns a cancellable that ends the connection.
  func connect() -> any Cancellable
}
