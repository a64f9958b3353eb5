/// The limits on the real time for which a clock waits for work that it cannot advance.
struct IdleTimeout {
  /// The maximum wait for tasks.
  var forTasks = Duration.seconds(1)
  /// The maximum wait for external responses.
  let forAnswers = Duration.seconds(10)
}

extension VirtualClock {
  /// The maximum wait, in real time, for tasks that wait for something outside the clock.
  package var patience: Duration {
    get { state.withLock { $0.patience.forTasks } }
    set { state.withLock { $0.patience.forTasks = newValue } }
  }
}

extension VirtualClock.State {
  /// Returns the end of the wait for tasks outside the clock and for external responses, or `nil`
  /// if there are none.
  ///
  /// The wait restarts when one of these tasks or responses begins, sleeps, wakes, or ends.
  mutating func patienceEnd() -> ContinuousClock.Instant? {
    let hasAnswers = awaited.values.contains { !$0.isIgnored }
    guard hasAnswers || tasksMayResume && !agenda.hasJobs else { return nil }
    let end = patienceEnds ?? .now + (hasAnswers ? patience.forAnswers : patience.forTasks)
    patienceEnds = end
    return end
  }

  /// Whether a task may resume although no time passes.
  private var tasksMayResume: Bool {
    tasks.hasWork || tasks.awaitsContinuation && !agenda.isAwaited
  }

  /// Returns whether a task may resume although no time passes.
  private func mayResume(_ task: TaskState) -> Bool {
    task.isAtWork || task.awaitsContinuation && !agenda.isAwaited
  }

  /// Stops waiting for the pending responses, or else for the pending tasks.
  ///
  /// - Returns: The tasks that the clock ignores from now on.
  mutating func timeOutWaits() -> [PendingWork] {
    let answers = awaited.filter { !$0.value.isIgnored }
    for id in answers.keys { awaited[id]?.isIgnored = true }
    if !answers.isEmpty { return [] }
    return tasks.ignore(where: mayResume).map { $0.label.work(due: nil) }
      .sorted { $0.description < $1.description }
  }
}
