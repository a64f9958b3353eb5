extension Publisher {
  /// Has a recorder write down values, completion, failure, cancellation and demand under a label.
  ///
  ///     $username.marbles("username").debounce(for: 0.8, scheduler: RunLoop.main)
  ///
  /// Nothing else changes. Each subscription is a row of its own: `username`, `username#2`.
  ///
  /// - Parameter recorder: By default that of the session at work when the pipeline is built, which
  ///   the command `pipes` shows; where there is none, nothing is recorded.
  public func marbles(
    _ label: String, in recorder: MarbleRecorder? = nil
  ) -> Publishers.Recorded<Self> {
    let recorder = recorder ?? SessionContext.current.marbles
    return Publishers.Recorded(upstream: self, label, .whole, in: recorder)
  }

  /// Has a recorder write down what goes into some operators and what comes out of them.
  ///
  ///     $username.marbles("settled") { $0.debounce(for: 0.8, scheduler: RunLoop.main) }
  ///
  /// What goes in is the row `settled/in`, what comes out the row `settled`.
  ///
  /// - Parameters:
  ///   - recorder: By default that of the session at work when the pipeline is built, which the
  ///     command `pipes` shows; where there is none, nothing is recorded.
  ///   - operators: Applies the operators.
  public func marbles<Result: Publisher>(
    _ label: String, in recorder: MarbleRecorder? = nil,
    of operators: (Publishers.Recorded<Self>) -> Result
  ) -> Publishers.Recorded<Result> {
    let recorder = recorder ?? SessionContext.current.marbles
    let entrance = Publishers.Recorded(upstream: self, label, .entrance, in: recorder)
    return Publishers.Recorded(upstream: operators(entrance), label, .exit, in: recorder)
  }
}
