import PlatenContext

/// The order in which the tasks of a session receive answers that are due at the same instant.
///
/// Each task of a `URLSession` has its own queue, and each `URLSession` has its own delegate queue.
/// So that the order does not depend on their threads, a task receives its answer after the previous
/// task has passed its answer to the app.
final class AnswerOrder: Sendable {
  private struct State {
    var instant: VirtualClock.Instant?
    var turns = TurnQueue()
  }

  private let state = Locked(State())

  /// Adds a delivery that is due at an instant. It does not wait for deliveries of earlier instants,
  /// so a task that never receives its answer does not block later ones.
  func add(due instant: VirtualClock.Instant, _ deliver: @escaping TurnQueue.Work) {
    let turns = state.withLock { state in
      if state.instant != instant { state = State(instant: instant) }
      return state.turns
    }
    turns.add(deliver)
  }
}

/// A queue of work, each part of which begins when the turn of the previous one ends.
final class TurnQueue: Sendable {
  typealias Work = @Sendable (Turn) -> Void

  private struct State {
    var waiting = Queue<Work>()
    var isBusy = false
  }

  /// A turn, which ends with a call of `end()` or with the last reference.
  final class Turn: Sendable {
    private let queue: Locked<TurnQueue?>

    fileprivate init(in queue: TurnQueue) { self.queue = Locked(queue) }

    deinit { end() }

    func end() { queue.withLock { $0.take() }?.next() }
  }

  private let state = Locked(State())

  /// Adds work, which begins immediately if no turn is in progress.
  func add(_ work: @escaping Work) {
    let begins = state.withLock { state in
      defer { state.isBusy = true }
      if state.isBusy { state.waiting.append(work) }
      return !state.isBusy
    }
    if begins { work(Turn(in: self)) }
  }

  private func next() {
    let work = state.withLock { state in
      let next = state.waiting.popFirst()
      state.isBusy = next != nil
      return next
    }
    work?(Turn(in: self))
  }
}
