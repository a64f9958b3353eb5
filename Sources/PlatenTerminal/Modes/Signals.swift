#if os(Linux)
  import Foundation
  import Platen
  import Synchronization

  /// Handles the signals of a program that controls a terminal.
  ///
  /// A separate thread waits for signals, so Ctrl-C ends even a program that hangs. The signal
  /// handler for a trap restores the terminal and then runs the previous handler.
  final class Signals: Sendable {
    /// A signal from the terminal: Ctrl-C, a change to the terminal's size, or the continuation of
    /// the program.
    enum Event: Sendable { case interrupt, resize, resume }

    // The write end of a pipe. It is set once, before the installation of the signal handler that
    // uses it.
    nonisolated(unsafe) private static var pipeEnd: Int32 = -1
    // The previous action for each trap. It is set before the installation of the signal handler
    // that reads it.
    nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(
      capacity: 65)
    private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    private static let ends = [SIGTERM, SIGHUP, SIGQUIT]

    private static let isContinued = Atomic(false)

    private let interrupts = Locked(0)

    /// Starts handling signals. Call this method only once per process.
    ///
    /// - Parameter report: A closure that the signal thread calls for each event.
    func start(report: @escaping @Sendable (Event) -> Void) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      Self.pipeEnd = ends[1]
      for signal in Self.ends + [SIGINT, SIGTSTP, SIGCONT, SIGWINCH] { Self.handle(signal) }
      reserveSignalStack()
      for trap in Self.traps { Self.handleTrap(trap) }
      let source = ends[0]
      Thread.detachNewThread { [self] in
        var signal: UInt8 = 0
        while read(source, &signal, 1) == 1 || errno == EINTR { answer(Int32(signal), report) }
      }
    }

    /// Resets the number of consecutive interrupts. Call this method after any other input.
    func forgetInterrupts() { interrupts.withLock { $0 = 0 } }

    private func answer(_ signal: Int32, _ report: (Event) -> Void) {
      switch signal {
      case SIGWINCH: report(.resize)
      case SIGTSTP:
        TerminalModes.putBack()
        Self.isContinued.store(false, ordering: .sequentiallyConsistent)
        Self.raiseAsUsual(SIGTSTP)
        Self.handle(SIGTSTP)
        // In an orphaned process group, SIGTSTP does not stop the program, and no SIGCONT follows.
        if !Self.waitUntilContinued() { answer(SIGCONT, report) }
      case SIGCONT:
        // After a stop, other programs may have written below the frame. Otherwise a redraw
        // suffices.
        report(TerminalModes.takeOverAgain() ? .resume : .resize)
      case SIGINT
      where interrupts.withLock({
        $0 += 1; return $0
      }) == 1: report(.interrupt)
      default:
        TerminalModes.putBack()
        Self.raiseAsUsual(signal)
      }
    }
  }

  // MARK: - Handlers

  extension Signals {
    private static func handle(_ signal: Int32) {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        let before = errno
        var byte = UInt8(signal)
        if signal == SIGCONT { Signals.isContinued.store(true, ordering: .sequentiallyConsistent) }
        _ = write(Signals.pipeEnd, &byte, 1)
        errno = before
      }
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }

    /// Waits up to 50 milliseconds for the program to be continued.
    ///
    /// - Returns: Whether SIGCONT arrived. The signal can arrive late, on another thread.
    private static func waitUntilContinued() -> Bool {
      for _ in 0..<50 {
        if isContinued.load(ordering: .sequentiallyConsistent) { return true }
        usleep(1000)
      }
      return false
    }

    /// Raises a signal with its default action.
    private static func raiseAsUsual(_ signal: Int32) {
      Foundation.signal(signal, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, signal)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(signal)
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
#endif
