import Foundation
import Synchronization

/// The terminal's original modes, and the modes in which a program reads single keys.
///
/// While a program controls the terminal, canonical input, echo and flow control are off, and
/// bracketed paste is on. Keys still send signals, but no longer flush pending output; output
/// processing is unchanged. The original modes are restored once on every exit: at the end of the
/// program, on a signal and after a trap. The content of the screen remains, and the cursor moves
/// to the first free row.
package enum TerminalModes {
  private static let pasteMarksOn = "\u{1B}[?2004h"
  /// The sequence that ends bracketed paste, shows the cursor and resets text attributes.
  private static let resetSequence: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m\r"
  private static let newline: StaticString = "\n"
  /// The sequences that save and restore the title of the terminal's window.
  private static let savesTitle = "\u{1B}[22;2t"
  private static let restoresTitle: StaticString = "\u{1B}[23;2t"

  /// The information that a signal handler needs to restore the terminal.
  private struct Saved {
    let descriptor: Int32
    let output: Int32
    let modes: UnsafeMutablePointer<termios>
    let features: TerminalFeatures
    /// Whether the program writes no escape sequences.
    let isPlain: Bool
  }

  // Set once, before the handlers that read the value are installed; never freed.
  nonisolated(unsafe) private static var saved: Saved?
  private static let control = TerminalControl()
  /// Whether the mouse is captured.
  static let capturesMouse = Atomic(false)
  /// Whether the cursor is a bar.
  static let hasBarCursor = Atomic(false)
  /// Whether the terminal reports clicks relative to a mark.
  static let hasClickMark = Atomic(false)
  /// Whether the terminal may show progress in the taskbar.
  static let showsProgress = Atomic(false)
  /// The number of rows from the cursor down to the first free row.
  static let rowsToLeave = Atomic(0)

  /// The time of a query that the terminal has not answered, in milliseconds; otherwise, 0.
  private static let queryTime = Atomic(0)

  /// Notes that the program is about to send a query to the terminal.
  static func beginQuery() { queryTime.store(now, ordering: .sequentiallyConsistent) }

  /// Whether the terminal can still answer the last query. A terminal that has not answered after a
  /// second does not answer.
  package static var awaitsAnswer: Bool {
    let start = queryTime.load(ordering: .sequentiallyConsistent)
    return start != 0 && now - start <= 1000
  }

  /// Notes that the terminal has answered the query.
  package static func endQuery() { queryTime.store(0, ordering: .sequentiallyConsistent) }

  /// Saves the modes of a terminal.
  ///
  /// - Parameter isPlain: Whether the program writes no escape sequences.
  /// - Returns: Whether `input` is a terminal.
  package static func save(
    input: Int32, output: Int32, features: TerminalFeatures, isPlain: Bool = false
  ) -> Bool {
    let modes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    guard tcgetattr(input, modes) == 0 else {
      modes.deallocate()
      return false
    }
    saved = Saved(
      descriptor: input, output: output, modes: modes, features: features, isPlain: isPlain)
    atexit { TerminalModes.putBack() }
    return true
  }

  /// Takes control of the terminal, also after it was restored or another program changed its
  /// modes.
  ///
  /// - Returns: Whether the terminal had been restored.
  @discardableResult
  package static func takeOverAgain() -> Bool {
    guard let saved else { return false }
    var modes = saved.modes.pointee
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    modes.c_lflag |= tcflag_t(NOFLSH)
    modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    tcsetattr(saved.descriptor, TCSADRAIN, &modes)
    // Without a preceding stop, the title is saved already.
    let savesTitle = saved.features.contains(.xterm) && !control.isTaken
    let sequence = pasteMarksOn + (savesTitle ? Self.savesTitle : "")
    if !saved.isPlain { _ = write(saved.output, sequence, sequence.utf8.count) }
    StandardError.capture()
    return control.take()
  }

  /// Whether the terminal belongs to the program's process group, and not to a shell that runs
  /// the program in the background.
  ///
  /// In the background, a change of the modes would stop the program. A terminal that does not
  /// control the program's session has no foreground group.
  static var isInForeground: Bool {
    guard let saved else { return false }
    let group = tcgetpgrp(saved.descriptor)
    return group < 0 || group == getpgrp()
  }

  /// Restores the terminal if the program controls it, except in the background. If another thread
  /// is restoring the terminal, the method waits for it, so that the program can end afterwards. A
  /// signal handler can call this method.
  ///
  /// - Parameter isCrash: Whether the program crashed.
  package static func putBack(isCrash: Bool = false) {
    guard let saved else { return }
    control.giveBack { restore(saved, isCrash: isCrash) }
  }

  private static func restore(_ saved: Saved, isCrash: Bool) {
    let isShown = takesOutput(saved.output)
    if isInForeground {
      discardAnswer(at: saved.descriptor)
      if isShown { reset(saved) }
      tcsetattr(saved.descriptor, TCSANOW, saved.modes)
    }
    StandardError.giveBack(isShown: isShown, isCrash: isCrash)
  }

  /// Writes the sequences that restore the terminal, and moves the cursor below the frame.
  private static func reset(_ saved: Saved) {
    if capturesMouse.exchange(false, ordering: .sequentiallyConsistent) {
      send(RestoringSequence.mouse, to: saved.output)
    }
    if hasBarCursor.exchange(false, ordering: .sequentiallyConsistent) {
      send(RestoringSequence.cursor, to: saved.output)
    }
    if showsProgress.exchange(false, ordering: .sequentiallyConsistent) {
      send(RestoringSequence.progress, to: saved.output)
    }
    if saved.features.contains(.xterm) { send(restoresTitle, to: saved.output) }
    if !saved.isPlain { send(resetSequence, to: saved.output) }
    for _ in 0..<rowsToLeave.exchange(0, ordering: .sequentiallyConsistent) {
      send(newline, to: saved.output)
    }
    if hasClickMark.exchange(false, ordering: .sequentiallyConsistent) {
      send(RestoringSequence.clickMark, to: saved.output)
    }
  }

  /// Reads until the terminal has answered the last query, so that the shell does not receive the
  /// answer as typed text. A terminal that has not answered after a second does not answer.
  private static func discardAnswer(at input: Int32) {
    let start = queryTime.exchange(0, ordering: .sequentiallyConsistent)
    if start == 0 || now - start > 1000 { return }
    var (descriptor, last, isReply) = (
      pollfd(fd: input, events: Int16(POLLIN), revents: 0), 0, false
    )
    while now - start <= 1000, poll(&descriptor, 1, 100) > 0 {
      var byte: UInt8 = 0
      if read(input, &byte, 1) != 1 { return }
      if last == 0x5B { isReply = byte == UInt8(ascii: "?") }
      if isReply && byte == UInt8(ascii: "c") { return }
      last = Int(byte)
    }
  }

  /// The monotonic time, in milliseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  private static func send(_ sequence: StaticString, to output: Int32) {
    _ = write(output, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }

  /// Returns whether the terminal accepts output within 100 milliseconds. The limit prevents a
  /// blocked terminal from keeping the program from exiting.
  private static func takesOutput(_ output: Int32) -> Bool {
    var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    return poll(&descriptor, 1, 100) > 0
  }
}
