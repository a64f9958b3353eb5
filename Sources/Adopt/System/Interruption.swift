import Dispatch
import Foundation
import Synchronization

/// The signals that request the end of the program, such as SIGINT, which Control-C sends.
///
/// While they are observed, they do not end the program by themselves. Instead, the running child
/// process is ended, and its caller throws `Interrupted` and cleans up as after any other error.
final class Interruption: Sendable {
  /// The error of work that a signal has ended.
  struct Interrupted: Error {
    let signal: Int32
  }

  private struct State {
    var signal: Int32?
    /// The child process, which leads its own process group.
    var child: pid_t?
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let state = Mutex(State())

  /// Observes the signals while a closure runs.
  func observe<Result>(_ body: () throws -> Result) rethrows -> Result {
    let sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { self.interrupt(number) }
      source.activate()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    return try body()
  }

  /// Throws `Interrupted` if a signal was received.
  func check() throws(Interrupted) {
    if let signal = state.withLock({ $0.signal }) { throw Interrupted(signal: signal) }
  }

  /// Starts a child process with a closure, which a signal then ends.
  func start(_ spawn: () throws -> pid_t) throws {
    try state.withLock { state in
      if let signal = state.signal { throw Interrupted(signal: signal) }
      state.child = try spawn()
    }
  }

  /// Waits for the child process, and returns its exit status, or `nil` if a signal ended it or the
  /// status is unknown, for example because the program ignores SIGCHLD.
  func wait() throws(Interrupted) -> Int32? {
    guard let child = state.withLock({ $0.child }) else { return nil }
    var information = siginfo_t()
    // The identifier stays valid, and `end` has an effect, until the lock is held below.
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    var status: Int32 = 0
    let isKnown = state.withLock { state in
      state.child = nil
      while waitpid(child, &status, 0) < 0 { if errno != EINTR { return false } }
      return true
    }
    try check()
    return isKnown && status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// Ends the child process: politely, so that it ends its own children, and after some seconds by
  /// force.
  func endChild() {
    guard let child = state.withLock({ $0.child }) else { return }
    send(SIGINT, to: child)
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { self.send(SIGKILL, to: child) }
  }

  /// Ends the child process, and lets its caller throw `Interrupted`.
  func interrupt(_ signal: Int32) {
    state.withLock { $0.signal = $0.signal ?? signal }
    endChild()
  }

  /// Sends a signal to a child process, unless it has ended and another one runs.
  private func send(_ signal: Int32, to child: pid_t) {
    state.withLock { state in
      if state.child == child { kill(-child, signal) }
    }
  }
}
