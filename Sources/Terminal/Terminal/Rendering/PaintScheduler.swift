import Dispatch
import PlatenContext
import PlatenLines

/// The content that a ``PaintScheduler`` draws.
@MainActor
package protocol PaintedContent: AnyObject {
  /// Updates the content before a redraw. Requests for a redraw that this causes are ignored.
  func prepare()

  /// Draws the content below finished lines, and returns whether the drawing changed.
  func paint(below finished: [Line]) -> Bool
}

/// Schedules redraws of a terminal.
///
/// A response to the user is drawn immediately. Other changes are drawn at most once per interval,
/// so frequent updates do not delay the handling of keys.
@MainActor
package final class PaintScheduler {
  private enum State: Equatable {
    case idle
    /// A timer requests a redraw at the specified time. Earlier timers have no effect.
    case scheduled(at: Time)
    /// A redraw is in progress. If another redraw is requested meanwhile, that request follows.
    case painting(isRequestedAgain: Bool)
  }

  private typealias Time = DispatchQueue.SchedulerTimeType

  private var state = State.idle
  /// The earliest time of the next requested redraw; `nil` if the redraw is a response to the user.
  private var deadline: Time?
  private let interval: Time.Stride
  private let scheduler: AnySchedulerOf<DispatchQueue>
  /// The drawn content, or `nil` to draw nothing.
  package weak var content: (any PaintedContent)?

  /// Creates a scheduler of redraws.
  ///
  /// - Parameters:
  ///   - interval: The minimum interval between two redraws that are not responses to the user.
  ///   - scheduler: The scheduler of the timer.
  package init(interval: Duration, on scheduler: AnySchedulerOf<DispatchQueue>) {
    self.interval = .nanoseconds(Int(interval / .nanoseconds(1)))
    self.scheduler = scheduler
  }

  /// Requests a redraw, either immediately or at the deadline.
  package func request() {
    if case .painting = state { return state = .painting(isRequestedAgain: true) }
    guard let deadline, deadline > scheduler.now else { return paintNow() }
    if state == .idle { schedule(at: deadline) }
  }

  private func schedule(at deadline: Time) {
    state = .scheduled(at: deadline)
    scheduler.schedule(after: deadline) { [weak self] in
      MainActor.assumeIsolated { self?.timerFired(at: deadline) }
    }
  }

  private func timerFired(at deadline: Time) {
    guard state == .scheduled(at: deadline) else { return }
    state = .idle
    request()
  }

  /// Redraws without delay.
  ///
  /// - Parameter finished: Lines to print permanently above the frame. If lines are printed, the
  ///   next redraw counts as a response to the user.
  package func paintNow(below finished: [Line] = []) {
    state = .painting(isRequestedAgain: false)
    content?.prepare()
    state = .painting(isRequestedAgain: false)
    let hasPainted = content?.paint(below: finished) ?? false
    let isRequestedAgain = state == .painting(isRequestedAgain: true)
    state = .idle
    let isAwaited = hasPainted ? !finished.isEmpty : deadline == nil
    deadline = isAwaited ? nil : scheduler.now.advanced(by: interval)
    if isRequestedAgain { request() }
  }
}
