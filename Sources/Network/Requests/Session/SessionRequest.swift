import Foundation
import PlatenContext

import FoundationNetworking

/// A request of a session, which the session waits for, records and answers.
final class SessionRequest: Sendable {
  typealias Outcome = Result<StoredResponse, URLError>

  // Unchecked: the lock guards the fields, and any thread may cancel the timer.
  private struct State: @unchecked Sendable {
    var wait: ExternalWait?
    /// The wait of the task that sends the request.
    var taskWait: TaskWait? = TaskWait(for: .response)
    var timer: AnyCancellable?
    var outcome: Outcome?
    var receive: ((Outcome) -> Void)?
    /// The turn in which the task receives the answer.
    var turn: TurnQueue.Turn?
    /// Whether the session waits for the delivery of the answer before a command ends.
    var isDelivering = false
    var isOver = false
  }

  /// Whether the session answers the request, instead of a server.
  let isAnswered: Bool
  private let context: SessionContext
  private let clock: VirtualClock
  private let order: AnswerOrder
  private let label: WorkLabel
  /// A closure that adds the outcome to the recording of the session.
  private let note: (@Sendable (Resolution.Answer) -> Void)?
  private let state = Locked(State())

  /// Whether the session records the outcome.
  var isRecorded: Bool { note != nil }

  /// Begins a request of the active session; returns `nil` outside a session.
  init?(_ request: URLRequest) {
    context = .current
    guard let clock = context.clock else { return nil }
    self.clock = clock
    order = context.storage.value(AnswerOrder())
    label = WorkLabel(request.pendingName, place: PipelineContexts.place)
    let plan = AnswerPlan(for: request, in: context, clock)
    note = plan.note
    isAnswered = plan.answers != nil
    guard let answers = plan.answers else {
      state.withLock { $0.wait = ExternalWait(label, by: clock) }
      return
    }
    for answer in answers { schedule(answer) }
  }

  /// Delivers an answer when it is due.
  private func schedule(_ answer: AnswerPlan.Answer) {
    let timer = clock.schedule(label, after: answer.delay, position: answer.position) {
      [self] in
      if let warning = answer.warning { context.log?(Log.Entry("warning: \(warning)")) }
      guard beginDelivery() else { return }
      order.add(due: clock.now) { [self] turn in deliver(answer.outcome, in: turn) }
    }
    state.withLock { $0.timer = timer }
  }

  /// Makes the session wait until the task has received the answer. Returns `false` if the task
  /// has ended.
  private func beginDelivery() -> Bool {
    state.withLock { state in
      if state.isOver { return false }
      state.wait = ExternalWait(label, by: clock)
      state.isDelivering = true
      clock.beginBackgroundPart()
      return true
    }
  }

  private func deliver(_ outcome: Outcome, in turn: TurnQueue.Turn) {
    let receive = state.withLock { state in
      if state.isOver { return nil as ((Outcome) -> Void)? }
      (state.outcome, state.turn) = (outcome, turn)
      return state.receive
    }
    receive?(outcome)
  }

  /// Ends the delivery of the answer, so that commands no longer wait for it.
  func endDelivery() {
    let wasDelivering = state.withLock { state in
      defer { state.isDelivering = false }
      return state.isDelivering
    }
    if wasDelivering { clock.endBackgroundPart() }
  }

  /// Calls a closure with the answer of the session, when it is due.
  func onAnswer(_ receive: @escaping (Outcome) -> Void) {
    let outcome = state.withLock { state in
      state.receive = receive
      return state.outcome
    }
    if let outcome { receive(outcome) }
  }

  /// Records the outcome of a transfer.
  func record(_ outcome: Outcome) {
    context.perform { note?((try? outcome.get())?.answer ?? outcome.error?.answer ?? [:]) }
  }

  /// Ends the wait of the session after the work of a queue, and after the work that this work
  /// has submitted to the main queue.
  ///
  /// A waiting task receives the outcome at the next instant of the clock. Until then, it must
  /// not seem to compute.
  func end(after queue: OperationQueue) {
    let (wait, taskWait, turn) = state.withLock { state in
      (state.receive, state.timer, state.isOver) = (nil, nil, true)
      return (state.wait.take(), state.taskWait.take(), state.turn.take())
    }
    queue.addOperation { [self] in
      turn?.end()
      MainQueue.enqueue { [self] in
        if let taskWait { clock.scheduleArrival(label, Action { taskWait.end() }) }
        wait?.end()
        endDelivery()
      }
    }
  }
}

extension SessionRequest.Outcome {
  fileprivate var error: URLError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
