import Foundation

/// A terminal's modes: as they were found, and as they are while keys are read one by one.
///
/// Signals come from keys as before, and output is processed as before; only lines, echo and the
/// control of flow are off, and a paste is marked as one. It is put back on every way out: at the
/// end, by signals, and after a trap.
enum TerminalModes {
  private static let pasteMarksOn = "\u{1B}[?2004h"
  /// Paste marks off, cursor shown, attributes reset.
  private static let reset: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m"

  /// What a signal handler needs to put the modes back.
  private struct Saved {
    let descriptor: Int32
    let output: Int32
    let modes: UnsafeMutablePointer<termios>
  }

  // Written once, before the handlers that read it are installed; never freed.
  nonisolated(unsafe) private static var saved: Saved?

  /// Remembers how the terminal is, and takes it over.
  ///
  /// - Returns: Whether there is a terminal.
  static func takeOver(input: Int32, output: Int32) -> Bool {
    let modes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    guard tcgetattr(input, modes) == 0 else {
      modes.deallocate()
      return false
    }
    saved = Saved(descriptor: input, output: output, modes: modes)
    atexit { TerminalModes.putBack() }
    takeOverAgain()
    return true
  }

  /// Takes the terminal over as before, after it was put back.
  static func takeOverAgain() {
    guard let saved else { return }
    var modes = saved.modes.pointee
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    tcsetattr(saved.descriptor, TCSADRAIN, &modes)
    _ = write(saved.output, pasteMarksOn, pasteMarksOn.utf8.count)
  }

  /// Puts the terminal back; a signal handler may call it.
  static func putBack() {
    guard let saved else { return }
    _ = write(saved.output, reset.utf8Start, reset.utf8CodeUnitCount)
    tcsetattr(saved.descriptor, TCSANOW, saved.modes)
  }
}
