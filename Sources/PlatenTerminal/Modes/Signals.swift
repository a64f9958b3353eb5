#if os(Linux)
  import Foundation
  import Platen
  import Synchronization

  /// What the program does when a signal comes while it has a terminal.
  ///
  /// A thread of its own waits for signals, so that a program that hangs can be left all the same. A
  /// trap is answered in its handler: the terminal is put back, and the trap goes on as without it.
  final class Signals: Sendable {
    /// What a person wants who has pressed a key that sends a signal, or whose window has changed.
    enum Event: Sendable { case interrupt, resize, resume }

    // The write end of a pipe; written once, before the handler that reads it is installed.
    nonisolated(unsafe) private static var pipeEnd: Int32 = -1
    // What was to be done at each trap before; written before the handler that reads it is installed.
    nonisolated(unsafe) private static let earlier = UnsafeMutablePointer<sigaction>.allocate(
      capacity: 65)
    private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    private static let ends = [SIGTERM, SIGHUP, SIGQUIT]

    private static let isContinued = Atomic(false)

    private let interrupts = Locked(0)

    /// Begins to handle signals; to be called once in a process.
    ///
    /// - Parameter report: Called on a thread of its own.
    func start(report: @escaping @Sendable (Event) -> Void) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      Self.pipeEnd = ends[1]
      for signal in Self.ends + [SIGINT, SIGTSTP, SIGCONT, SIGWINCH] { Self.handle(signal) }
      Self.reserveStack()
      for trap in Self.traps { Self.handleTrap(trap) }
      let source = ends[0]
      Thread.detachNewThread { [self] in
        var signal: UInt8 = 0
        while read(source, &signal, 1) == 1 || errno == EINTR { answer(Int32(signal), report) }
      }
    }

    /// The person has done something else than to interrupt.
    func forgetInterrupts() { interrupts.withLock { $0 = 0 } }

    private func answer(_ signal: Int32, _ report: (Event) -> Void) {
      switch signal {
      case SIGWINCH: report(.resize)
      case SIGTSTP:
        TerminalModes.putBack()
        Self.isContinued.store(false, ordering: .sequentiallyConsistent)
        Self.raiseAsUsual(SIGTSTP)
        Self.handle(SIGTSTP)
        // Where nothing can stop the program, nothing continues it either.
        if !Self.waitUntilContinued() { answer(SIGCONT, report) }
      case SIGCONT:
        // What others have shown meanwhile stands below what was left; else only all is to be painted.
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

    /// - Returns: Whether the program was continued; the signal comes at the latest when others run.
    private static func waitUntilContinued() -> Bool {
      for _ in 0..<50 {
        if isContinued.load(ordering: .sequentiallyConsistent) { return true }
        usleep(1000)
      }
      return false
    }

    /// Does what the signal does to a program that does not handle it.
    private static func raiseAsUsual(_ signal: Int32) {
      Foundation.signal(signal, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, signal)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(signal)
    }

    /// Gives handlers on this thread a stack of their own: the usual one may be what is full.
    private static func reserveStack() {
      let size = 1 << 16
      var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
      sigaltstack(&stack, nil)
    }

    /// Restores the terminal, then runs the previous handler with the original fault information.
    private static func handleTrap(_ signal: Int32) {
      sigaction(signal, nil, earlier + Int(signal))
      var action = earlier[Int(signal)]
      action.__sigaction_handler.sa_sigaction = { signal, info, context in
        TerminalModes.putBack()
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
