import Foundation
import PlatenContext

/// A shell command that uses the terminal of the program until it ends.
///
/// The command belongs to the program's process group. Foundation's `Process` creates a group in the
/// background, which the system stops as soon as it reads the terminal. While the command runs, Ctrl-C
/// and Ctrl-\ reach only the command, and Ctrl-Z stops both. Afterwards, the terminal has the modes
/// that it had before.
package final class ForegroundCommand: Sendable {
  private let process: pid_t
  private let hasEnded = Locked(false)
  private let modes: termios?
  private let handlers: [Int32: sigaction]

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - command: The command, which can contain arguments and refers to the argument as `"$0"`.
  ///   - output: The descriptor of the terminal that becomes standard output.
  package init(_ command: String, argument: String, output: FileDescriptor) throws(SystemError) {
    modes = Self.currentModes
    handlers = Self.ignoreKeys()
    do throws(SystemError) {
      let defaults = handlers.filter { !$0.value.ignores }.keys
      process = try Self.spawn(
        ["/bin/sh", "-c", command, argument], output: output, resetting: Array(defaults))
    } catch {
      Self.restore(handlers)
      throw error
    }
  }

  /// Waits until the command has ended.
  ///
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the command.
  /// - Throws: An error if the status is unknown, because the program ignores SIGCHLD or another part of
  ///   it has taken the status.
  package func status() async throws(SystemError) -> Int32 {
    let status: Result<Int32, SystemError> = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let status = self.wait()
        self.restoreTerminal()
        Self.restore(self.handlers)
        continuation.resume(returning: status)
      }
    }
    return try status.get()
  }

  /// Ends the command if it is still running.
  package func terminate() {
    hasEnded.withLock { if !$0 { kill(process, SIGTERM) } }
  }

  private func wait() -> Result<Int32, SystemError> {
    var information = siginfo_t()
    let failure = Self.failure {
      waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT)
    }
    // The process identifier is not reused before the end is recorded.
    return hasEnded.withLock { hasEnded in
      hasEnded = true
      var status: Int32 = 0
      if let failure = failure ?? Self.failure(of: { waitpid(process, &status, 0) }) {
        return .failure(failure)
      }
      let signal = status & 0x7F
      return .success(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
    }
  }

  /// Performs a system call until no signal interrupts it.
  private static func failure(of call: () -> Int32) -> SystemError? {
    while call() < 0 { if errno != EINTR { return SystemError() } }
    return nil
  }

  // MARK: - Terminal

  private static var currentModes: termios? {
    var modes = termios()
    return tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
  }

  /// Restores the modes. In the background, a change of the modes would stop the program.
  private func restoreTerminal() {
    guard var modes, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  // MARK: - Signals

  /// Ignores the signals of Ctrl-C and Ctrl-\ in this process.
  ///
  /// - Returns: The previous actions.
  private static func ignoreKeys() -> [Int32: sigaction] {
    var handlers: [Int32: sigaction] = [:]
    for signal in [SIGINT, SIGQUIT] {
      var (ignoring, earlier) = (sigaction.ignoring, sigaction())
      sigaction(signal, &ignoring, &earlier)
      handlers[signal] = earlier
    }
    return handlers
  }

  private static func restore(_ handlers: [Int32: sigaction]) {
    for (signal, handler) in handlers {
      withUnsafePointer(to: handler) { _ = sigaction(signal, $0, nil) }
    }
  }

  // MARK: - Start

  /// Starts a program in the process group of this one, with no signal blocked.
  ///
  /// - Parameter signals: The signals that have their default actions in the program.
  private static func spawn(
    _ arguments: [String], output: FileDescriptor, resetting signals: [Int32]
  ) throws(SystemError) -> pid_t {
    var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    // Threads of the main queue can block signals, and the program would inherit that.
    var (blocked, defaults) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigemptyset(&defaults)
    for signal in signals { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let (words, settings) = (CStrings(arguments), CStrings(variables))
    var process: pid_t = 0
    let code = withExtendedLifetime((words, settings)) {
      posix_spawn(
        &process, arguments[0], &actions, &attributes, words.pointers, settings.pointers)
    }
    if code != 0 { throw SystemError(code: code) }
    return process
  }
}

/// The arguments or the environment of a program, as C strings that this object frees.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) { pointers = texts.map { strdup($0) } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }
}
