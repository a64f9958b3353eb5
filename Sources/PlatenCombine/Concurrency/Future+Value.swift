extension Future where Failure == Never {
  /// The value, once there is one.
  public final var value: Output {
    get async { await outcome().get() }
  }
}

extension Future {
  /// The value, once there is one. Throws the failure.
  public final var value: Output {
    get async throws { try await outcome().get() }
  }
}

extension Future {
  /// Waits for the result.
  private func outcome() async -> Result<Output, Failure> {
    await withUnsafeContinuation { continuation in
      var value: Output?
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: { completion in
          // A future delivers its value before it finishes.
          nonisolated(unsafe) let result = completion.result(value.unsafelyUnwrapped)
          continuation.resume(returning: result)
        },
        receiveValue: { value = $0 })
      subscribe(sink)
    }
  }
}

extension Subscribers.Completion {
  /// A value, or the failure.
  fileprivate func result<Value>(_ value: @autoclosure () -> Value) -> Result<Value, Failure> {
    switch self {
    case .finished: .success(value())
    case .failure(let error): .failure(error)
    }
  }
}
