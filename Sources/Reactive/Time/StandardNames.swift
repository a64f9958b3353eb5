// Modules that replace names of the standard library use these names for the originals.

extension Task {
  /// The result, as the standard library returns it.
  package var standardResult: Result<Success, Failure> { get async { await result } }
}

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

extension AsyncStream.Continuation {
  /// Adds an element to the stream, as the standard library does.
  package func standardYield(_ value: sending Element) -> YieldResult { yield(value) }

  /// Ends the stream, as the standard library does.
  package func standardFinish() { finish() }
}

extension AsyncThrowingStream.Continuation {
  /// Adds an element to a stream that can fail, as the standard library does.
  package func standardYield(_ value: sending Element) -> YieldResult { yield(value) }

  /// Ends a stream that can fail, as the standard library does.
  package func standardFinish(throwing error: Failure?) { finish(throwing: error) }
}
