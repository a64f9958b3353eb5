#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension Future where Failure == Never {
    /// Waits for the value; also in a task that is cancelled, since the future is not.
    public var value: Output {
      get async { await outcome().result.get() }
    }
  }

  extension Future {
    /// Waits for the value, or throws the error; also in a task that is cancelled, since the future
    /// is not.
    public var value: Output {
      get async throws { try await outcome().result.get() }
    }

    private func outcome() async -> Outcome<Output, Failure> {
      await withCheckedContinuation { continuation in
        subscribe(
          Subscribers.Sink { completion in
            if case .failure(let error) = completion {
              continuation.resume(returning: Outcome(result: .failure(error)))
            }
          } receiveValue: { output in
            continuation.resume(returning: Outcome(result: .success(output)))
          })
      }
    }
  }

  // Unchecked: every subscriber gets the same value, whatever its thread, as Combine's do; who
  // shares one that is not Sendable answers for it.
  private struct Outcome<Output, Failure: Error>: @unchecked Sendable {
    let result: Result<Output, Failure>
  }
#endif
