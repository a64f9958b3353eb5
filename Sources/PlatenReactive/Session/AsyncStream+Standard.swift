// Modules that replace `makeStream` use these names for that of the standard library.

extension AsyncStream {
  /// Returns a stream and its continuation, as the standard library creates them.
  package static func standard(
    _ limit: Continuation.BufferingPolicy
  ) -> (AsyncStream<Element>, AsyncStream<Element>.Continuation) {
    makeStream(of: Element.self, bufferingPolicy: limit)
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Returns a stream that can fail and its continuation, as the standard library creates them.
  package static func standard(
    _ limit: Continuation.BufferingPolicy
  ) -> (
    AsyncThrowingStream<Element, Failure>, AsyncThrowingStream<Element, Failure>.Continuation
  ) {
    makeStream(of: Element.self, throwing: Failure.self, bufferingPolicy: limit)
  }
}
