import Foundation
import PlatenContext
import PlatenSpawn

/// A child process that inherits only its three standard streams.
///
/// It is killed when a time has passed, and waiting for it does not block the threads that run tests.
/// Foundation's `Process` guarantees neither: it detects the end of a program by a descriptor,
/// which can stay open in another program that is started at the same time.
package final class ChildProcess: Sendable {
  /// The way in which a program ended.
  package enum Ending: Equatable, Sendable {
    /// An exit with this status.
    case status(Int32)
    /// Termination by this signal.
    case signal(Int32)
    /// Termination because the time was over.
    case timeLimit
    /// An end whose status the system has not kept, for example because the parent ignores SIGCHLD.
    case unknown
  }

  /// The default time after which a program is killed. A test can wait for minutes until its turn comes
  /// on a busy machine, so the time is that of the whole run.
  package static let limit = Duration.seconds(900)

  private struct State {
    var ending: Ending?
    var isTooLate = false
    var waiting: [CheckedContinuation<Ending, Never>] = []
  }

  private let process: pid_t
  private let state = Locked(State())

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - variables: The environment of the program.
  ///   - streams: The descriptors that become its standard streams.
  ///   - hasTerminal: Whether the terminal of the tests is also that of the program.
  ///   - limit: The time after which the program and its child processes are killed.
  package init(
    _ path: String, _ arguments: [String] = [], variables: [String: String], in folder: URL,
    streams: Streams, hasTerminal: Bool = true, limit: Duration = ChildProcess.limit
  ) throws {
    let numbers = [streams.input, streams.output, streams.errors].map(\.fileDescriptor)
    let (words, settings) = (
      CStrings([path] + arguments), CStrings(variables.map { "\($0)=\($1)" })
    )
    var process: pid_t = 0
    let error = withExtendedLifetime((words, settings)) {
      start_program(
        path, words.pointers, settings.pointers, folder.path, numbers, !hasTerminal, &process)
    }
    if error != 0 { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EINVAL) }
    self.process = process
    Thread.detachNewThread { self.watch() }
    let deadline = DispatchTime.now() + .nanoseconds(Int(limit.nanoseconds))
    DispatchQueue(label: "patience").asyncAfter(deadline: deadline) { [weak self] in
      self?.stop()
    }
  }

  /// Sends a signal to the program and its child processes, unless the program has ended.
  package func send(_ signal: Int32) {
    state.withLock { if $0.ending == nil { kill(-process, signal) } }
  }

  private func stop() {
    state.withLock { $0.isTooLate = true }
    send(SIGKILL)
  }

  /// Waits until the program has ended, and returns how it ended.
  package func ending() async -> Ending {
    await withCheckedContinuation { continuation in
      let ending = state.withLock { state in
        if state.ending == nil { state.waiting.append(continuation) }
        return state.ending
      }
      if let ending { continuation.resume(returning: ending) }
    }
  }

  /// Waits until a signal has stopped the program, or until the program has ended.
  package func stopping() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [process] in
        Self.wait(for: process, WSTOPPED | WEXITED)
        continuation.resume()
      }
    }
  }

  /// Waits for a change of a process, which later calls report again.
  private static func wait(for process: pid_t, _ changes: Int32) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, changes | WNOWAIT) < 0 && errno == EINTR {}
  }

  /// Waits on a separate thread. The process identifier is not reused until the end is recorded.
  private func watch() {
    Self.wait(for: process, WEXITED)
    let (ending, waiting) = state.withLock { state in
      let ending = Self.ending(of: process, isTooLate: state.isTooLate)
      state.ending = ending
      defer { state.waiting = [] }
      return (ending, state.waiting)
    }
    for continuation in waiting { continuation.resume(returning: ending) }
  }

  /// Returns how a child process has ended, and releases its identifier.
  ///
  /// - Parameter isTooLate: Whether the process was killed because its time was over.
  package static func ending(of process: pid_t, isTooLate: Bool) -> Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return .unknown } }
    let signal = status & 0x7F
    if signal == 0 { return .status(status >> 8 & 0xFF) }
    return isTooLate && signal == SIGKILL ? .timeLimit : .signal(signal)
  }
}

extension ChildProcess {
  /// The standard streams of a program.
  package struct Streams {
    let input, output, errors: FileHandle

    package init(
      input: FileHandle = .nullDevice, output: FileHandle = .nullDevice,
      errors: FileHandle = .standardError
    ) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }
}

/// A null-terminated array of C strings, which this object frees.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) { pointers = texts.map { strdup($0) } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }
}
