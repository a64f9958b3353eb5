/// For how long a clock waits, in real time, for what it cannot hurry.
extension VirtualClock.State {
  /// The longest that it waits for tasks, and for answers from outside.
  private static let patience = (tasks: Duration.seconds(1), answers: Duration.seconds(10))

  /// Until when it waits for tasks that do not sleep on the clock and for answers from outside; nil
  /// if there are none.
  ///
  /// Its patience begins anew when one of them begins, sleeps, wakes or ends.
  mutating func patienceEnd() -> ContinuousClock.Instant? {
    let hasAnswers = awaited.values.contains { !$0.isExcused }
    guard hasAnswers || tasks.values.contains(where: \.isAtWork) else { return nil }
    let patience = hasAnswers ? Self.patience.answers : Self.patience.tasks
    let end = patienceEnds ?? .now + patience
    patienceEnds = end
    return end
  }

  /// Waits no longer for what has not come by then: for answers, or else for tasks.
  ///
  /// - Returns: The tasks that it will not wait for.
  mutating func losePatience() -> [PendingWork] {
    let answers = awaited.filter { !$0.value.isExcused }
    for id in answers.keys { awaited[id]?.isExcused = true }
    if !answers.isEmpty { return [] }
    let atWork = tasks.filter(\.value.isAtWork)
    for id in atWork.keys { tasks[id]?.isExcused = true }
    return atWork.values.map { $0.label.work(due: nil) }.sorted { $0.description < $1.description }
  }
}
