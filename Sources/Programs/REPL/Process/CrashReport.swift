import Foundation
import Platen
import PlatenSecrets
import PlatenTerminal

/// A handler that shows the crash report of the Swift runtime without asking a question.
///
/// If standard input and output are terminals when the program starts, the backtracer of the
/// runtime asks on standard output how to continue, and waits 30 seconds for a key. The
/// environment variable that disables this question is read before `main`. At the time of a
/// crash, however, standard output is the pipe that captures prints, so the user would see
/// neither the report nor the question. For this reason, the signal handler of the runtime runs
/// with an answer on standard input, and with a file in memory as standard output. The content of
/// this file is shown afterward. If the file cannot be created, standard output is the terminal,
/// which then also shows the question.
enum CrashReport {
  /// The signals that the runtime handles.
  private static let signals = [
    SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
  ]
  /// The key that makes the backtracer quit. Any key except Space and D has this effect.
  private static let answer = UInt8(ascii: "q")

  /// The file descriptors that the signal handler uses.
  private struct Streams {
    /// The end from which the pipe with the answer is read.
    let answer: Int32
    /// The file in memory that receives the report, or `nil` if the file could not be created.
    let report: Int32?
    /// A nonblocking descriptor of the terminal. Standard output is redirected, and a write to a
    /// stalled terminal must not keep the program from ending.
    let terminal: Int32
  }

  /// The log file that receives the report instead of the terminal.
  private struct Log {
    let descriptor: Int32
    /// The line that the terminal shows instead of the report.
    let note: UnsafeBufferPointer<UInt8>
  }

  // Both variables are written once, before the handlers that read them are installed.
  nonisolated(unsafe) private static var streams: Streams?
  // The log is set once, on the main thread, before the app runs.
  nonisolated(unsafe) private static var log: Log?
  nonisolated(unsafe) private static let runtimeActions = UnsafeMutablePointer<sigaction>
    .allocate(capacity: 65)

  /// Shows future crash reports without a question, if the runtime would otherwise ask a
  /// question.
  ///
  /// - Parameter terminal: The original standard output of the program.
  static func showWithoutQuestion(at terminal: FileDescriptor) {
    guard FileDescriptor.input.isTerminal, terminal.isTerminal else { return }
    let terminal = nonblocking(terminal)
    guard terminal >= 0, let answer = answeringPipe() else { return }
    streams = Streams(answer: answer, report: fileInMemory(), terminal: terminal)
    for signal in signals { handle(signal) }
  }

  /// Writes future crash reports to a log file instead of the terminal.
  static func useLog(_ log: FileDescriptor, named path: String) {
    let note = Array("The crash report is in \(path.printable)\n".utf8)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: note.count)
    _ = bytes.initialize(from: note)
    self.log = Log(descriptor: log.number, note: UnsafeBufferPointer(bytes))
    StandardError.logsCrashes { Self.log?.descriptor }
  }

  /// Opens a terminal again, so that its descriptor can be nonblocking without an effect on other
  /// programs.
  private static func nonblocking(_ terminal: FileDescriptor) -> Int32 {
    let path = "/proc/self/fd/\(terminal.number)"
    let new = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return new >= 0 ? new : fcntl(terminal.number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  }

  /// Creates a pipe that contains many copies of the answer.
  ///
  /// Until the other threads are suspended, a thread that reads standard input may consume
  /// several of the copies.
  private static func answeringPipe() -> Int32? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let answers = [UInt8](repeating: answer, count: 512)
    _ = write(ends[1], answers, answers.count)
    close(ends[1])
    return ends[0]
  }

  /// Creates an unnamed file in memory.
  ///
  /// - Returns: The file's descriptor, or `nil` if shared memory is not available or if a file of
  ///   the same name exists.
  static func fileInMemory() -> Int32? {
    let name = "/platen-crash-\(getpid())"
    let file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    guard file >= 0 else { return nil }
    shm_unlink(name)
    return file
  }
}

// MARK: - The handler

extension CrashReport {
  /// Installs a handler that wraps the handler of the runtime, if the runtime has one.
  private static func handle(_ signal: Int32) {
    sigaction(signal, nil, runtimeActions + Int(signal))
    var action = runtimeActions[Int(signal)]
    guard action.sa_flags & SA_SIGINFO != 0 else { return }
    action.__sigaction_handler.sa_sigaction = { signal, info, context in
      CrashReport.redirectStreams()
      CrashReport.runtimeActions[Int(signal)].__sigaction_handler
        .sa_sigaction(signal, info, context)
      CrashReport.showReport()
      // The runtime expects the fault to recur, but a signal that was sent to the process does
      // not recur.
      Foundation.signal(signal, SIG_DFL)
      raise(signal)
    }
    sigaction(signal, &action, nil)
  }

  private static func redirectStreams() {
    guard let streams else { return }
    dup2(streams.answer, STDIN_FILENO)
    dup2(streams.report ?? streams.terminal, STDOUT_FILENO)
  }

  /// Writes the report to the terminal, or to the log file if there is one.
  ///
  /// If carriage returns overwrite a line, such as the line with the answered question, only the
  /// last state of the line is written.
  private static func showReport() {
    guard let report = streams?.report else { return }
    let size = Int(lseek(report, 0, SEEK_END))
    guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_SHARED, report, 0),
      start != MAP_FAILED
    else { return }
    let bytes = UnsafeRawBufferPointer(start: start, count: size)
    if let log { show(UnsafeRawBufferPointer(log.note)) }
    var lineStart = 0
    for index in 0..<size {
      if bytes[index] == UInt8(ascii: "\r") { lineStart = index + 1 }
      guard bytes[index] == UInt8(ascii: "\n") || index == size - 1 else { continue }
      let line = UnsafeRawBufferPointer(rebasing: bytes[lineStart...index])
      CrashMask.mask(line.bindMemory(to: UInt8.self)) { part in
        if let log { copy(part, to: log.descriptor) } else { show(part) }
      }
      lineStart = index + 1
    }
  }

  private static func show(_ bytes: UnsafeRawBufferPointer) {
    if let terminal = streams?.terminal { copy(bytes, to: terminal) }
  }

  /// Writes all bytes, and stops at an error or if the descriptor accepts no output for 100
  /// milliseconds.
  private static func copy(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(descriptor, part.baseAddress, part.count)
      if count < 0, errno == EAGAIN {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&state, 1, 100) <= 0 { return }
      } else if count < 0, errno != EINTR {
        return
      }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}
