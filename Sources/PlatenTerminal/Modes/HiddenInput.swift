import Foundation
import Synchronization

/// The input of a terminal without an echo, while a person types a secret as a line of text.
///
/// Signals that end or stop the program restore the echo.
package enum HiddenInput {
  // The terminal and its original modes. Set on the main thread, before the installation of the signal
  // handlers that read the value.
  nonisolated(unsafe) private static var saved: (terminal: Int32, modes: termios)?
  // Accessed on the main thread only.
  nonisolated(unsafe) private static var signals: [Int32] = []
  /// Whether the echo is to be off when the program continues after a stop.
  private static let isHidden = Atomic(false)

  /// Turns the echo of a terminal off.
  package static func begin(at terminal: Int32) {
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { return }
    saved = (terminal, modes)
    isHidden.store(true, ordering: .sequentiallyConsistent)
    #if os(Linux)
      signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP].filter(Signals.hasDefaultAction)
      for signal in signals { handle(signal) }
    #endif
    hide()
  }

  /// Restores the echo.
  ///
  /// The handlers of signals remain until then. One that still runs turns the echo on itself.
  package static func end() {
    isHidden.store(false, ordering: .sequentiallyConsistent)
    restore()
    for signal in signals { Foundation.signal(signal, SIG_DFL) }
    signals = []
  }

  /// Turns the echo off, unless the question has ended.
  private static func hide() {
    guard let saved, isHidden.load(ordering: .sequentiallyConsistent) else { return }
    var modes = saved.modes
    modes.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(saved.terminal, TCSADRAIN, &modes)
    if !isHidden.load(ordering: .sequentiallyConsistent) { restore() }
  }

  private static func restore() {
    guard var saved else { return }
    tcsetattr(saved.terminal, TCSANOW, &saved.modes)
  }

  #if os(Linux)
    private static func handle(_ signal: Int32) {
      Foundation.signal(signal) { signal in
        HiddenInput.restore()
        Signals.raiseAsUsual(signal)
        // The program continues after a stop.
        guard HiddenInput.isHidden.load(ordering: .sequentiallyConsistent) else { return }
        HiddenInput.handle(signal)
        HiddenInput.hide()
      }
    }
  #endif
}
