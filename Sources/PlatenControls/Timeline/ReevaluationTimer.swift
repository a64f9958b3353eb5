import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenReactive

/// Has a node evaluated again when time changes what it says. It goes by the clock of the session.
@MainActor
final class ReevaluationTimer {
  private var tick: AnyCancellable?
  /// When what was said last changes; `nil` if it never does.
  private var due: Date?

  /// The least time between two changes, in seconds.
  private static let pause = 0.001

  /// Waits for the next change, and for no other any more; not at all while the node is not on the
  /// screen.
  ///
  /// - Parameter change: When that is, seen from now; never if `nil`.
  func wait(for change: (_ now: Date) -> Date?, of node: Node) {
    guard node.isMounted else { return }
    tick = nil
    guard let clock = EnvironmentValues(node.scope).virtualClock else { return }
    let now = clock.date
    due = change(now)
    guard let due else { return }
    // Dates are not exact to the last digit.
    let seconds = max(due.timeIntervalSince(now).inMilliseconds, Self.pause)
    let delay = Duration(clamping: seconds)
    tick = clock.scheduleTick(WorkLabel("view of a time"), after: delay) { [weak node] in
      MainActor.assumeIsolated { node?.markDirty() }
    }
  }

  /// Waits again as the node comes onto the screen. A change that came while it was away is made now.
  func resume(for change: (_ now: Date) -> Date?, of node: Node) {
    if let due, due <= EnvironmentValues(node.scope).now { node.markDirty() }
    wait(for: change, of: node)
  }

  func stop() { tick = nil }
}

extension Duration {
  /// A number of seconds; of one that no duration is, the nearest that is surely one, and zero for none.
  init(clamping seconds: TimeInterval) {
    self = seconds.isNaN ? .zero : .seconds(min(max(seconds, -1e15), 1e15))
  }
}
