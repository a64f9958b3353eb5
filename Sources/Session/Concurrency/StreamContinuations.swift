import PlatenContext

// In virtual time, an element that background work yields arrives at the next instant of the session
// clock. Otherwise, it would depend on the speed of the threads whether a task receives the element
// within the current command.
//
// The ownership modifiers are those of the standard library: only declarations of the same type hide
// its own.

extension AsyncStream.Continuation {
  /// Adds an element to the stream.
  ///
  /// - Returns: The state of the buffer. If the element arrives later, the buffer is described as
  ///   unbounded.
  @discardableResult
  public func yield(_ value: sending Element) -> YieldResult { add(value) }

  /// Adds the element of a successful result to the stream.
  @discardableResult
  public func yield(with result: __shared sending Result<Element, Never>) -> YieldResult {
    add(result.get())
  }

  private func add(_ value: Element) -> YieldResult {
    // Unsafe: the standard library transfers the value, or stores it unchecked, in the same way.
    nonisolated(unsafe) let value = value
    let state = StreamArrivals.deliver(to: self) {
      if case .terminated = standardYield(value) { .terminated } else { .active }
    }
    switch state {
    case .terminated: return .terminated
    case .active: return .enqueued(remaining: .max)
    case nil: return standardYield(value)
    }
  }

  /// Adds an element without content to the stream.
  @discardableResult
  public func yield() -> YieldResult where Element == Void { yield(()) }

  /// Ends the stream after its elements.
  public func finish() {
    let finish = { @Sendable () -> StreamArrivals.StreamState in
      standardFinish()
      return .terminated
    }
    if StreamArrivals.deliver(to: self, finish) == nil { standardFinish() }
  }
}

extension AsyncThrowingStream.Continuation {
  /// Adds an element to the stream, which can fail later.
  @discardableResult
  public func yield(_ value: sending Element) -> YieldResult { add(value) }

  /// Adds the element of a result to the stream, or ends the stream with the error of the result.
  @discardableResult
  public func yield(with result: __shared sending Result<Element, Failure>) -> YieldResult
  where Failure == any Error {
    switch result {
    case .success(let value): return add(value)
    case .failure(let error):
      finish(throwing: error)
      return .terminated
    }
  }

  private func add(_ value: Element) -> YieldResult {
    // Unsafe: as above, the value is transferred or stored unchecked.
    nonisolated(unsafe) let value = value
    let state = StreamArrivals.deliver(to: self) {
      if case .terminated = standardYield(value) { .terminated } else { .active }
    }
    switch state {
    case .terminated: return .terminated
    case .active: return .enqueued(remaining: .max)
    case nil: return standardYield(value)
    }
  }

  /// Adds an element without content to the stream, which can fail later.
  @discardableResult
  public func yield() -> YieldResult where Element == Void { yield(()) }

  /// Ends the stream after its elements, with an error if there is one.
  public func finish(throwing error: __owned Failure? = nil) {
    let finish = { @Sendable [error] () -> StreamArrivals.StreamState in
      standardFinish(throwing: error)
      return .terminated
    }
    if StreamArrivals.deliver(to: self, finish) == nil { standardFinish(throwing: error) }
  }
}
