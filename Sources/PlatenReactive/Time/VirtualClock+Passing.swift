extension VirtualClock {
  /// How long, in real time, a clock that jumps waits for tasks, and for answers, from outside.
  private static let patience = (tasks: Duration.seconds(1), answers: Duration.seconds(10))

  /// Stops time where it stands.
  package func hold() { state.withLock { $0.flow.hold() } }

  /// Lets time pass in step with real time, on a clock that is of that kind.
  package func release() {
    if !isRealTime { return }
    state.withLock { $0.flow.release() }
    bell.ring()
  }

  /// Gives up what was to be done, and whatever is scheduled from now on; sleepers wake, cancelled.
  package func close() {
    let items = state.withLock { state in
      state.isClosed = true
      defer { state.agenda = Agenda() }
      return state.agenda.items
    }
    for item in items { item.giveUp?.run() }
  }

  /// Waits until other threads have done their part of what is due, for ten seconds at most.
  package func idle() async { if !activity.isIdle { await activity.wait() } }

  /// Goes on to the next moment in which there may be something to do, but not beyond a limit.
  ///
  /// - Parameter onForeignWait: Called once with each task that waits for something that the clock
  ///   does not own; time passes over it from then on.
  /// - Returns: Whether such a moment has come; if not, time stands at the limit.
  @MainActor
  package func step(
    until limit: Instant, onForeignWait: (PendingWork) -> Void = { _ in }
  ) async -> Bool {
    if !isRealTime, await isMetFromOutside(onForeignWait) { return true }
    state.withLock { $0.flow.goOn() }
    let step = nextStep(until: limit)
    guard case .wait(let deadline) = step else { return step != .end }
    await bell.wait(until: deadline)
    if nextStep(until: limit) == .end { return false }
    state.withLock { $0.flow.stand() }
    return true
  }

  private func nextStep(until limit: Instant) -> Step {
    state.withLock { $0.nextStep(until: limit.elapsed, isRealTime: isRealTime) }
  }

  /// Waits for tasks that do not sleep on the clock, and for answers from outside, if there are any.
  ///
  /// - Returns: Whether one of them may have done something.
  @MainActor
  private func isMetFromOutside(_ onForeignWait: (PendingWork) -> Void) async -> Bool {
    let (hasTasks, hasAwaited) = state.withLock { state in
      (state.tasks.values.contains(where: \.isAtWork), !state.awaited.isEmpty)
    }
    if !hasTasks && !hasAwaited { return false }
    let deadline = ContinuousClock.now + (hasTasks ? Self.patience.tasks : Self.patience.answers)
    await bell.wait(until: deadline)
    if ContinuousClock.now < deadline { return true }
    state.withLock { $0.excuseTasks() }.forEach(onForeignWait)
    return false
  }
}

extension VirtualClock {
  fileprivate enum Step: Equatable {
    /// Something is due.
    case due
    /// The limit has come.
    case end
    /// Neither will come before this moment of real time, by itself.
    case wait(ContinuousClock.Instant?)
  }
}

extension VirtualClock.State {
  fileprivate mutating func nextStep(
    until limit: Duration, isRealTime: Bool
  ) -> VirtualClock.Step {
    let next = min(agenda.nextDue ?? limit, limit)
    if isRealTime && !flow.hasCome(next) { return .wait(flow.realTime(of: next)) }
    return goToNext(upTo: limit) ? .due : .end
  }

  /// Goes to the moment of what is due next, or to the limit.
  ///
  /// - Returns: Whether anything is due by then.
  mutating func goToNext(upTo limit: Duration) -> Bool {
    let isDue = agenda.nextDue.map { $0 <= limit } ?? false
    flow.stand(at: min(agenda.nextDue ?? limit, limit))
    return isDue
  }

  fileprivate mutating func excuseTasks() -> [PendingWork] {
    let atWork = tasks.filter(\.value.isAtWork)
    for id in atWork.keys { tasks[id]?.isExcused = true }
    return atWork.values.map { $0.label.work(due: nil) }.sorted { $0.description < $1.description }
  }
}
