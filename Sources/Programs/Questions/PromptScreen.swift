import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTranscript

/// A screen that is shown until it has a result.
@MainActor
package final class PromptScreen: ObservableObject {
  /// The state of a screen.
  package enum Phase {
    case asking, answered
    case ended(any Error)
  }

  package let facts: QuestionFacts
  /// What remains on the terminal.
  let keeps: Kept
  @Published package private(set) var phase = Phase.asking
  /// The question that the screen asks, or `nil` for another screen.
  package weak var question: (any TypedQuestion)?
  /// Whether the screen is written in lines that cannot change.
  package var isPlain = false
  /// Returns the sign next to a success or a failure, or `nil` where there is no gutter.
  package var sign: (Bool) -> Line? = { _ in nil }
  /// Whether dismissal ends the screen as a result does.
  package var endsByDismissal = false
  /// A closure that is called when the screen has a result or ends without one.
  package var onEnd: (@MainActor () -> Void)?
  /// A closure that is called when a validation begins.
  var onValidation: (@MainActor () -> Void)?
  private let tasks = PromptTasks()

  package init(_ facts: QuestionFacts, keeping keeps: Kept) {
    (self.facts, self.keeps) = (facts, keeps)
  }

  package var isAsking: Bool { if case .asking = phase { true } else { false } }

  /// Whether the task of the command was canceled, so that nothing remains.
  var isTakenBack: Bool {
    if case .ended(let error) = phase { error is CancellationError } else { false }
  }

  package var isAnswered: Bool { if case .answered = phase { true } else { false } }

  /// Ends the screen with a result.
  package func answer() { end(.answered) }

  /// Ends the screen because the person or the screen itself dismisses it.
  func dismiss() { if endsByDismissal { answer() } else { end(with: Cancelled()) } }

  /// Ends the screen without a result.
  package func end(with error: any Error) { end(.ended(error)) }

  private func end(_ phase: Phase) {
    guard isAsking else { return }
    self.phase = phase
    tasks.cancel()
    onEnd?()
    tasks.resumeWaiting()
  }

  /// Performs a validation in a task, which the end of the screen cancels.
  func validate(_ work: @escaping @MainActor () async -> Void) {
    onValidation?()
    tasks.validate(work)
  }

  /// Performs a search in a task, which the next search or the end of the screen cancels.
  package func search(_ work: @escaping @MainActor () async -> Void) {
    tasks.search(work)
  }

  /// Waits until the screen has ended.
  package func whenEnded() async {
    while isAsking { await tasks.next() }
  }

  /// Waits until no validation or search is in progress or the screen has ended.
  package func whenIdle() async {
    while isAsking, tasks.areRunning { await tasks.next() }
  }

  /// Waits like ``whenIdle()`` while virtual time passes in a session of the screen.
  func finishWork(in session: Session) async {
    await session.time.advancing { await whenIdle() }
  }
}

extension Session {
  /// Makes Escape cancel a screen, and moves the focus to its first control.
  package func begin(_ screen: PromptScreen) {
    keys.exit = .action { screen.dismiss() }
    // A screen without controls takes no keys.
    if focus == nil { try? focusNext() }
  }
}

/// What remains on the terminal after a screen.
public enum Kept: Sendable {
  /// One line with the result.
  case summary
  /// The last frame.
  case frame
  case nothing
}
