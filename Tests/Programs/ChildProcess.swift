import Foundation
import PlatenReactive
import PlatenTestSystem

/// A child process that inherits only its three standard streams.
///
/// It is killed after five minutes, and waiting for it does not block the threads that run tests.
/// Foundation's `Process` guarantees neither: it detects the end of a program by a descriptor,
/// which can stay open in another program that is started at the same time.
public final class ChildProcess: Sendable {
  /// The way in which a program ended.
  public enum Ending: Equatable, Sendable {
    /// An exit with this status.
    case status(Int32)
    /// Termination by this signal.
    case signal(Int32)
  }

  private struct State {
    var ending: Ending?
    var waiting: [CheckedContinuation<Ending, Never>] = []
  }

  private let process: pid_t
  private let state = Locked(State())

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: The variables that are added to the environment of the tests. Of that, `CI` is
  ///     left out, because with it a program asks no questions.
  ///   - streams: The descriptors that become its standard streams.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    in folder: URL = FileManager.default.temporaryDirectory, streams: Streams
  ) throws {
    var variables = ProcessInfo.processInfo.environment
    variables["CI"] = nil
    variables.merge(environment) { $1 }
    let numbers = [streams.input, streams.output, streams.errors].map(\.fileDescriptor)
    var process: pid_t = 0
    let error = withCStrings([path] + arguments) { arguments in
      withCStrings(variables.map { "\($0)=\($1)" }) { variables in
        start_program(path, arguments, variables, folder.path, numbers, &process)
      }
    }
    if error != 0 { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EINVAL) }
    self.process = process
    Thread.detachNewThread { self.watch() }
    DispatchQueue(label: "patience").asyncAfter(deadline: .now() + 300) { [weak self] in
      self?.send(SIGKILL)
    }
  }

  /// Sends a signal to the program and its child processes, unless the program has ended.
  public func send(_ signal: Int32) {
    state.withLock { if $0.ending == nil { kill(-process, signal) } }
  }

  /// Waits until the program has ended, and returns how it ended.
  public func ending() async -> Ending {
    await withCheckedContinuation { continuation in
      let ending = state.withLock { state in
        if state.ending == nil { state.waiting.append(continuation) }
        return state.ending
      }
      if let ending { continuation.resume(returning: ending) }
    }
  }

  /// Waits on a separate thread. The process identifier is not reused until the end is recorded.
  private func watch() {
    var status: Int32 = 0
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    let (ending, waiting) = state.withLock { state in
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
      let signal = status & 0x7F
      let ending = signal == 0 ? Ending.status(status >> 8 & 0xFF) : .signal(signal)
      state.ending = ending
      defer { state.waiting = [] }
      return (ending, state.waiting)
    }
    for continuation in waiting { continuation.resume(returning: ending) }
  }
}

extension ChildProcess {
  /// The standard streams of a program.
  public struct Streams {
    let input, output, errors: FileHandle

    public init(
      input: FileHandle = .nullDevice, output: FileHandle = .nullDevice,
      errors: FileHandle = .standardError
    ) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }
}

/// Calls a closure with the texts as a null-terminated array of C strings.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
