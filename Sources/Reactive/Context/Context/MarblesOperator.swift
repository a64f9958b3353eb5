extension Publisher {
  /// Records values, completion, failure, cancellation, and demand under a label.
  ///
  ///     $username.marbles("username").debounce(for: 0.8, scheduler: RunLoop.main)
  ///
  /// The operator does not change the pipeline. Each subscription has its own row: `username`,
  /// `username#2`.
  ///
  /// - Parameter recorder: The recorder to use. The default is the recorder of the session that is
  ///   active when the pipeline is created; the `pipes` command shows its events. Without a
  ///   session, nothing is recorded.
  public func marbles(
    _ label: String, in recorder: MarbleRecorder? = nil
  ) -> Publishers.Recorded<Self> {
    let recorder = recorder ?? SessionContext.current.marbles
    return Publishers.Recorded(upstream: self, label, .whole, in: recorder)
  }

  /// Records the input and the output of a group of operators under a label.
  ///
  ///     $username.marbles("settled") { $0.debounce(for: 0.8, scheduler: RunLoop.main) }
  ///
  /// The input is the row `settled/in`, and the output is the row `settled`.
  ///
  /// - Parameters:
  ///   - recorder: The recorder to use. The default is the recorder of the session that is active
  ///     when the pipeline is created; the `pipes` command shows its events. Without a session,
  ///     nothing is recorded.
  ///   - operators: A closure that applies the operators.
  public func marbles<Result: Publisher>(
    _ label: String, in recorder: MarbleRecorder? = nil,
    of operators: (Publishers.Recorded<Self>) -> Result
  ) -> Publishers.Recorded<Result> {
    let recorder = recorder ?? SessionContext.current.marbles
    let entrance = Publishers.Recorded(upstream: self, label, .entrance, in: recorder)
    return Publishers.Recorded(upstream: operators(entrance), label, .exit, in: recorder)
  }
}
