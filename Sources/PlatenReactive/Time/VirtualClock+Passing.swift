extension VirtualClock {
  /// Stops time where it stands.
  package func hold() { state.withLock { $0.flow.hold() } }

  /// Lets time pass in step with real time, on a clock that is of that kind.
  package func release() {
    if !isRealTime { return }
    state.withLock { $0.flow.release() }
    bell.ring()
  }

  /// Has time stand at the present moment until what is due in it has been done.
  package func freeze() {
    state.withLock { $0.flow.freeze() }
    bell.ring()
  }

  /// Gives up what was to be done, and whatever is scheduled from now on; sleepers wake, cancelled.
  package func close() {
    let items = state.withLock { state in
      state.isClosed = true
      defer { state.agenda = EventQueue() }
      return state.agenda.items
    }
    for item in items { item.giveUp?.run() }
    bell.ring()
  }

  /// Waits until other threads have done their part of what is due, for five seconds at most.
  package func idle() async { await activity.wait() }

  /// How often other threads have begun to do a part of it.
  package var handedOver: Int { activity.count }

  /// Goes to a moment without doing what comes due until then.
  package func skip(to moment: Instant) { state.withLock { $0.flow.freeze(at: moment.elapsed) } }

  /// Goes on to the next moment in which there may be something to do, but not beyond a limit.
  ///
  /// - Parameter onForeignWait: Called once with each task that waits for something that the clock
  ///   does not own; time passes over it from then on.
  /// - Returns: Whether such a moment has come; if not, time stands at the limit, or the clock is
  ///   closed.
  @MainActor
  package func step(
    until limit: Instant, onForeignWait: (PendingWork) -> Void = { _ in }
  ) async -> Bool {
    if isClosed { return false }
    if !isRealTime, await hasWaitedForOthers(onForeignWait) { return true }
    state.withLock { $0.flow.goOn() }
    let step = nextStep(until: limit)
    guard case .wait(let deadline) = step else { return step != .end }
    await waitByTheSystemsClock(until: deadline, onForeignWait)
    if isClosed || nextStep(until: limit) == .end { return false }
    state.withLock { $0.flow.freeze() }
    return true
  }

  private func nextStep(until limit: Instant) -> Step {
    state.withLock { $0.nextStep(until: limit.elapsed, isRealTime: isRealTime) }
  }

  /// Waits for tasks that do not sleep on the clock, and for answers from outside.
  ///
  /// - Returns: Whether there were any to wait for.
  @MainActor
  private func hasWaitedForOthers(_ onForeignWait: (PendingWork) -> Void) async -> Bool {
    guard let deadline = state.withLock({ $0.patienceEnd() }) else { return false }
    await bell.wait(until: deadline)
    if ContinuousClock.now >= deadline {
      state.withLock { $0.timeOutWaits() }.forEach(onForeignWait)
    }
    return true
  }

  /// Waits until a moment of real time, or until the clock's patience ends.
  @MainActor
  private func waitByTheSystemsClock(
    until deadline: ContinuousClock.Instant?, _ onForeignWait: (PendingWork) -> Void
  ) async {
    let patienceEnd = state.withLock { $0.patienceEnd() }
    await bell.wait(until: [deadline, patienceEnd].compactMap { $0 }.min())
    if let patienceEnd, ContinuousClock.now >= patienceEnd, activity.isIdle {
      state.withLock { $0.timeOutWaits() }.forEach(onForeignWait)
    }
  }

  private var isClosed: Bool { state.withLock { $0.isClosed } }
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
    flow.freeze(at: min(agenda.nextDue ?? limit, limit))
    return isDue
  }
}
