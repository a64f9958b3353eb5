import Foundation
import PlatenReactive

/// Has a node evaluated again when time changes what it says. It goes by the clock of the session.
@MainActor
final class Ticker {
  private var tick: AnyCancellable?

  /// The least time between two changes, in seconds.
  private static let pause = 0.001

  /// Waits for the next change, and for no other any more.
  ///
  /// - Parameter change: When that is, seen from now; never if `nil`.
  func wait(for change: (_ now: Date) -> Date?, of node: Node) {
    tick = nil
    guard let clock = EnvironmentValues(node.scope).clock as? VirtualClock else { return }
    let now = clock.date
    guard let date = change(now) else { return }
    let delay = Duration(clamping: max(date.timeIntervalSince(now), Self.pause))
    tick = clock.scheduleTick(WorkLabel("view of a time"), after: delay) { [weak node] in
      MainActor.assumeIsolated { node?.markDirty() }
    }
  }

  func stop() { tick = nil }
}
