import Foundation
import PlatenContext

/// Handles the signals of a program that controls a terminal.
///
/// A separate thread waits for signals, so Ctrl-C ends even a program that hangs. The signal
/// handler for a trap restores the terminal and then runs the previous handler.
package final class Signals: Sendable {
  /// A signal from the terminal.
  package enum Event: Sendable {
    /// Ctrl-C.
    case interrupt
    /// A change to the terminal's size.
    case resize
    /// The continuation of the program. If the terminal was restored before the stop, other programs
    /// may have written below the frame.
    case resume(wasRestored: Bool)
  }

  package init() {}

  // The ends of a pipe. They are set once, before the installation of the signal handler that
  // uses them and before the start of the signal thread.
  nonisolated(unsafe) private static var ends: (reading: Int32, writing: Int32) = (-1, -1)
  // The previous action for each trap. It is set before the installation of the signal handler
  // that reads it.
  nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65)
  /// The previous action for each handled signal.
  private static let paused = Locked<[Int32: sigaction]>([:])
  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let endings = [SIGTERM, SIGHUP, SIGQUIT]
  /// The signals that end a program unless it handles or ignores them.
  private static let rareEndings = [
    SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT, SIGXCPU,
    SIGXFSZ,
  ]
  /// All signals that end a program.
  static let allEndings = [SIGINT] + endings + rareEndings + traps

  private let interrupts = Locked(0)
  /// Whether the program does not control the terminal.
  private let isPaused = Locked(true)

  /// Prepares for ``resume()``. Call this method only once per process.
  ///
  /// - Parameter report: A closure that the signal thread calls for each event.
  package func start(report: @escaping @Sendable (Event) -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Self.ends = (ends[0], ends[1])
    reserveSignalStack()
    for trap in Self.traps { Self.handleTrap(trap) }
    Thread.detachNewThread { [self] in
      var signal: UInt8 = 0
      while read(Self.ends.reading, &signal, 1) == 1 || errno == EINTR {
        answer(Int32(signal), report)
      }
    }
  }

  /// Handles the signals from the terminal, and those that would end the program without restoring
  /// the terminal. ``pause()`` restores their previous actions.
  package func resume() {
    isPaused.value = false
    let rare = Self.rareEndings.filter(Self.hasDefaultAction)
    for signal in Self.endings + [SIGINT, SIGTSTP, SIGCONT, SIGWINCH] + rare {
      let earlier = Self.handle(signal)
      Self.paused.withLock { $0[signal] = earlier }
    }
  }

  /// Stops handling signals, so that they have the effect that the rest of the program expects.
  ///
  /// - Parameter restore: Restores the terminal. Until then, a signal that ends the program restores
  ///   it as well.
  package func pause(_ restore: () -> Void) {
    isPaused.value = true
    restore()
    for (signal, earlier) in Self.paused.withLock({ $0 }) {
      withUnsafePointer(to: earlier) { _ = sigaction(signal, $0, nil) }
    }
  }

  /// Resets the number of consecutive interrupts. Call this method after any other input.
  package func forgetInterrupts() { interrupts.withLock { $0 = 0 } }

  private func answer(_ signal: Int32, _ report: (Event) -> Void) {
    switch signal {
    case SIGWINCH: report(.resize)
    case SIGTSTP:
      if Self.isOrphaned { return }
      TerminalOutput.stop { Self.raiseAsUsual(SIGTSTP) }
      if !isPaused.value { Self.handle(SIGTSTP) }
    case SIGCONT where isPaused.value: break
    case SIGCONT where !TerminalModes.isInForeground:
      // A shell continues a stopped program together with the signal that ends it. Without such a
      // signal, a program that needs its terminal stops again until it is in the foreground.
      if !Self.hasSignal(within: 50) { Self.raiseAsUsual(SIGTTOU, afterRestoring: false) }
    case SIGCONT:
      let wasRestored = TerminalModes.takeOverAgain()
      // The main thread may have given the terminal back in the meantime.
      if isPaused.value {
        TerminalModes.putBack()
      } else {
        report(.resume(wasRestored: wasRestored))
      }
    case SIGINT
    where interrupts.withLock({
      $0 += 1; return $0
    }) == 1: report(.interrupt)
    default: Self.raiseAsUsual(signal)
    }
  }
}

// MARK: - Handlers

extension Signals {
  /// Installs the handler of a signal.
  ///
  /// - Returns: The previous action.
  @discardableResult
  private static func handle(_ signal: Int32) -> sigaction {
    var (action, earlier) = (sigaction(), sigaction())
    action.__sigaction_handler.sa_handler = { signal in
      let before = errno
      if signal == SIGCONT { TerminalOutput.noteStop() }
      var byte = UInt8(signal)
      _ = write(Signals.ends.writing, &byte, 1)
      errno = before
    }
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, &earlier)
    return earlier
  }

  static func hasDefaultAction(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return action.__sigaction_handler.sa_handler == nil
  }

  /// Returns whether a further signal arrives within a number of milliseconds.
  private static func hasSignal(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: ends.reading, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) != 0
  }

  /// Restores the terminal, and then performs the default action of a signal.
  ///
  /// The signal is pending meanwhile, so that a SIGCONT which arrives meanwhile cancels a stop.
  ///
  /// - Parameter afterRestoring: Whether to restore the terminal.
  static func raiseAsUsual(_ signal: Int32, afterRestoring: Bool = true) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    raise(signal)
    if afterRestoring { TerminalModes.putBack() }
    Foundation.signal(signal, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Installs a trap handler that restores the terminal and then runs the previous handler with
  /// the original fault information.
  private static func handleTrap(_ signal: Int32) {
    sigaction(signal, nil, earlier + Int(signal))
    var action = earlier[Int(signal)]
    action.__sigaction_handler.sa_sigaction = { signal, info, context in
      TerminalModes.putBack(isCrash: true)
      Signals.runEarlier(signal, info, context)
    }
    action.sa_flags |= SA_ONSTACK | SA_SIGINFO
    sigaction(signal, &action, nil)
  }

  private static func runEarlier(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    let action = earlier[Int(signal)]
    if action.sa_flags & SA_SIGINFO != 0 {
      action.__sigaction_handler.sa_sigaction(signal, info, context)
    } else {
      sigaction(signal, earlier + Int(signal), nil)
      raise(signal)
    }
  }
}

// MARK: - Process group

extension Signals {
  /// Whether no shell outside the process group can continue the program after a stop, for example
  /// because a window runs the program instead of a shell. SIGTSTP does not stop such a program.
  private static var isOrphaned: Bool {
    var process = getppid()
    while process > 0, getsid(process) == getsid(0) {
      if getpgid(process) != getpgrp() { return false }
      process = parent(of: process)
    }
    return true
  }

  /// Returns the parent of a process, or 0 if it cannot be determined.
  private static func parent(of process: pid_t) -> pid_t {
    // The name of the process, in parentheses, can contain spaces and parentheses.
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let fields = status?.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 1 ? pid_t(fields[1]) ?? 0 : 0
  }
}
