/// For how long a clock waits, in real time, for what it cannot hurry.
struct IdleTimeout {
  /// The longest that it waits for tasks.
  var forTasks = Duration.seconds(1)
  /// The longest that it waits for answers from outside.
  let forAnswers = Duration.seconds(10)
}

extension VirtualClock {
  /// The longest that the clock waits, in real time, for tasks that wait for something else than it.
  package var patience: Duration {
    get { state.withLock { $0.patience.forTasks } }
    set { state.withLock { $0.patience.forTasks = newValue } }
  }
}

extension VirtualClock.State {

  /// Until when it waits for tasks that do not sleep on the clock and for answers from outside; nil
  /// if there are none.
  ///
  /// Its patience begins anew when one of them begins, sleeps, wakes or ends.
  mutating func patienceEnd() -> ContinuousClock.Instant? {
    let hasAnswers = awaited.values.contains { !$0.isIgnored }
    guard hasAnswers || tasks.values.contains(where: \.isAtWork) else { return nil }
    let end = patienceEnds ?? .now + (hasAnswers ? patience.forAnswers : patience.forTasks)
    patienceEnds = end
    return end
  }

  /// Waits no longer for what has not come by then: for answers, or else for tasks.
  ///
  /// - Returns: The tasks that it will not wait for.
  mutating func timeOutWaits() -> [PendingWork] {
    let answers = awaited.filter { !$0.value.isIgnored }
    for id in answers.keys { awaited[id]?.isIgnored = true }
    if !answers.isEmpty { return [] }
    let atWork = tasks.filter(\.value.isAtWork)
    for id in atWork.keys { tasks[id]?.isIgnored = true }
    return atWork.values.map { $0.label.work(due: nil) }.sorted { $0.description < $1.description }
  }
}
