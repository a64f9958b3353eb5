import Dispatch
import PlatenContext
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// A message that replaces the keys in the hint line for a limited time.
@MainActor
final class HintMessage {
  /// The duration for which the reason for a key without effect is shown.
  private static let duration = DispatchQueue.SchedulerTimeType.Stride.seconds(2)

  /// The current line, if any.
  private(set) var line: HintLine?
  private let painter: PaintScheduler
  private let scheduler: AnySchedulerOf<DispatchQueue>
  /// The number of changes so far. A timer has no effect after a later change.
  private var changes = 0

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - painter: The scheduler of the redraw after a change that no key caused.
  ///   - scheduler: The scheduler of the changes.
  init(_ painter: PaintScheduler, on scheduler: AnySchedulerOf<DispatchQueue>) {
    (self.painter, self.scheduler) = (painter, scheduler)
  }

  /// Shows the reason why a key has no effect.
  func show(_ text: String) {
    line = .message(text)
    change(to: nil, after: Self.duration)
  }

  /// Shows how to stop a command if the command is still running after a moment.
  func expectCommand() {
    line = nil
    change(to: .keys([KeyHint(["Ctrl-C"], "stops")]), after: .beforeProgress)
  }

  /// Removes the message.
  func clear() {
    line = nil
    changes += 1
  }

  private func change(
    to next: HintLine?, after delay: DispatchQueue.SchedulerTimeType.Stride
  ) {
    changes += 1
    let change = changes
    scheduler.schedule(after: scheduler.now.advanced(by: delay)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.changes == change else { return }
        self.line = next
        self.painter.request()
      }
    }
  }
}
