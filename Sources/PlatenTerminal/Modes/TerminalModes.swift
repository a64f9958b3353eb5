#if os(Linux)
  import Foundation
  import Synchronization

  /// A terminal's modes: as they were found, and as they are while keys are read one by one.
  ///
  /// Signals come from keys as before, and output is processed as before; only lines, echo and the
  /// control of flow are off, and a paste is marked as one. A key that sends a signal does not have
  /// the system drop what was written and is not shown yet. It is put back once on every way out: at
  /// the end, by signals, and after a trap. What is shown stays, and the next row is free.
  enum TerminalModes {
    private static let pasteMarksOn = "\u{1B}[?2004h"
    /// Paste marks off, cursor shown, attributes reset.
    private static let reset: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m\r"
    private static let newline: StaticString = "\n"

    /// What a signal handler needs to put the modes back.
    private struct Saved {
      let descriptor: Int32
      let output: Int32
      let modes: UnsafeMutablePointer<termios>
    }

    // Written once, before the handlers that read it are installed; never freed.
    nonisolated(unsafe) private static var saved: Saved?
    private static let isTaken = Atomic(false)
    /// How many rows below the cursor's the first is that shows nothing.
    static let rowsToLeave = Atomic(0)

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

    /// Takes the terminal over as before, after it was put back or set by another program.
    ///
    /// - Returns: Whether it had been put back.
    @discardableResult
    static func takeOverAgain() -> Bool {
      guard let saved else { return false }
      var modes = saved.modes.pointee
      modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
      modes.c_lflag |= tcflag_t(NOFLSH)
      modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
      tcsetattr(saved.descriptor, TCSADRAIN, &modes)
      _ = write(saved.output, pasteMarksOn, pasteMarksOn.utf8.count)
      StandardError.capture()
      return !isTaken.exchange(true, ordering: .sequentiallyConsistent)
    }

    /// Puts the terminal back, unless that is done; a signal handler may call it.
    static func putBack() {
      guard let saved, isTaken.exchange(false, ordering: .sequentiallyConsistent) else { return }
      let isShown = takesOutput(saved.output)
      if isShown {
        _ = write(saved.output, reset.utf8Start, reset.utf8CodeUnitCount)
        for _ in 0..<rowsToLeave.exchange(0, ordering: .sequentiallyConsistent) {
          _ = write(saved.output, newline.utf8Start, newline.utf8CodeUnitCount)
        }
      }
      tcsetattr(saved.descriptor, TCSANOW, saved.modes)
      StandardError.giveBack(isShown: isShown)
    }

    /// Whether a terminal takes what is written: one that hangs must not keep the program.
    private static func takesOutput(_ output: Int32) -> Bool {
      var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      return poll(&descriptor, 1, 100) > 0
    }
  }
#endif
