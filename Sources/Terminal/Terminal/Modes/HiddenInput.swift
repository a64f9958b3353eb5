import Foundation
import Synchronization

/// The input of a terminal without an echo, while a person types a secret as a line of text.
///
/// Signals that end or stop the program, and the end of the program, restore the echo. A signal
/// handler turns the echo off again when a stopped program continues. The secret can be entered before
/// the handler has continued: in every order of these events, the echo is on after ``end()``.
package final class HiddenInput: Sendable {
  private enum State: UInt8, AtomicRepresentable { case shown, hidden, ending }

  private let state = Atomic(State.shown)
  private let setEcho: @Sendable (_ isOn: Bool) -> Void

  /// - Parameter setEcho: A closure that sets the echo of the terminal. Signal handlers call it.
  init(_ setEcho: @escaping @Sendable (_ isOn: Bool) -> Void) { self.setEcho = setEcho }

  func begin() {
    state.store(.hidden, ordering: .sequentiallyConsistent)
    hide()
  }

  func end() {
    state.store(.ending, ordering: .sequentiallyConsistent)
    setEcho(true)
    state.store(.shown, ordering: .sequentiallyConsistent)
  }

  /// Turns the echo on if another thread has not done so already.
  func endAtExit() {
    if state.load(ordering: .sequentiallyConsistent) != .shown { setEcho(true) }
  }

  /// Turns the echo on while a closure ends or stops the program.
  func pause(_ stop: () -> Void) {
    setEcho(true)
    stop()
    hide()
  }

  private var isHidden: Bool { state.load(ordering: .sequentiallyConsistent) == .hidden }

  /// Turns the echo off, unless ``end()`` has been called or is called meanwhile.
  private func hide() {
    guard isHidden else { return }
    setEcho(false)
    if !isHidden { setEcho(true) }
  }
}

// MARK: - The terminal of the program

extension HiddenInput {
  // Set on the main thread, before the installation of the signal handlers that read the value, and
  // kept for handlers that still run.
  nonisolated(unsafe) private static var current: HiddenInput?
  // Accessed on the main thread only.
  nonisolated(unsafe) private static var signals: [Int32] = []

  /// Turns the echo of a terminal off.
  package static func begin(at terminal: Int32) {
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { return }
    let input = HiddenInput { [modes] isOn in
      var modes = modes
      if !isOn { modes.c_lflag &= ~tcflag_t(ECHO) }
      tcsetattr(terminal, isOn ? TCSANOW : TCSADRAIN, &modes)
    }
    current = input
    restoresEchoAtExit
    signals = (Signals.allEndings + [SIGTSTP]).filter(Signals.hasDefaultAction)
    for signal in signals { handle(signal) }
    input.begin()
  }

  /// Restores the echo.
  ///
  /// The handlers of signals remain until then. One that still runs turns the echo on itself.
  package static func end() {
    current?.end()
    for signal in signals { Foundation.signal(signal, SIG_DFL) }
    signals = []
  }

  private static let restoresEchoAtExit: Void = { atexit { HiddenInput.current?.endAtExit() } }()

  private static func handle(_ signal: Int32) {
    Foundation.signal(signal) { signal in
      // The program continues after a stop.
      HiddenInput.current?.pause {
        Signals.raiseAsUsual(signal)
        HiddenInput.handle(signal)
      }
    }
  }
}
