import Foundation
import Synchronization

/// The control of the terminal, which one thread gives back while the others wait for it.
///
/// A signal handler can call its methods.
final class TerminalControl: Sendable {
  private enum State {
    static let returned = 0
    static let taken = 1
    static let returning = 2
  }

  /// The time for which a thread waits, in milliseconds: longer than the terminal's answers take. A
  /// thread that crashes while it gives the control back would otherwise wait for itself.
  private static let patience = 2000

  private let state = Atomic(State.returned)

  var isTaken: Bool { state.load(ordering: .sequentiallyConsistent) == State.taken }

  /// Takes the control.
  ///
  /// - Returns: Whether the program did not have the control.
  func take() -> Bool {
    state.exchange(State.taken, ordering: .sequentiallyConsistent) != State.taken
  }

  /// Gives the control back, or waits until another thread has done so.
  ///
  /// - Parameter restore: Restores the terminal; not called if the program does not have the control.
  func giveBack(_ restore: () -> Void) {
    guard change(from: State.taken, to: State.returning) else { return waitForReturn() }
    restore()
    // Meanwhile, another thread can have taken the control again.
    change(from: State.returning, to: State.returned)
  }

  @discardableResult
  private func change(from old: Int, to new: Int) -> Bool {
    state.compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent)
      .exchanged
  }

  private func waitForReturn() {
    var millisecond = timespec(tv_sec: 0, tv_nsec: 1_000_000)
    for _ in 0..<Self.patience
    where state.load(ordering: .sequentiallyConsistent) == State.returning {
      nanosleep(&millisecond, nil)
    }
  }
}
