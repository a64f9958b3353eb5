import Foundation
import PlatenContext
@_spi(Nodes) import PlatenGraph

/// A timer that reevaluates a node when its time-dependent content changes. It uses the session
/// clock.
@MainActor
final class ReevaluationTimer {
  private var tick: AnyCancellable?
  /// The date of the next change at the last call; `nil` if the content no longer changes.
  private var due: Date?

  /// The minimum delay before a change, in seconds.
  private static let pause = 0.001

  /// Waits for the next change instead of a previous one; does nothing if the node is not on the
  /// screen.
  ///
  /// - Parameter change: A closure that returns the date of the next change, or `nil` if there is
  ///   none.
  func wait(for change: (_ now: Date) -> Date?, of node: Node) {
    guard node.isMounted else { return }
    tick = nil
    guard let clock = EnvironmentValues(node.scope).virtualClock else { return }
    let now = clock.date
    due = change(now)
    guard let due else { return }
    // Remove rounding errors from the difference of the dates.
    let seconds = max(due.timeIntervalSince(now).inMilliseconds, Self.pause)
    let delay = Duration(clamping: seconds)
    tick = clock.scheduleTick(WorkLabel("view of a time"), after: delay) { [weak node] in
      MainActor.assumeIsolated { node?.markDirty() }
    }
  }

  /// Resumes waiting when the node appears. A change that was missed takes effect immediately.
  func resume(for change: (_ now: Date) -> Date?, of node: Node) {
    if let due, due <= EnvironmentValues(node.scope).now { node.markDirty() }
    wait(for: change, of: node)
  }

  func stop() { tick = nil }
}

extension Duration {
  /// Creates a duration from seconds, clamped to ±1e15 because larger values could overflow; NaN is
  /// zero.
  init(clamping seconds: TimeInterval) {
    self = seconds.isNaN ? .zero : .seconds(min(max(seconds, -1e15), 1e15))
  }
}
