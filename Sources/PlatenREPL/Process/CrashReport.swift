#if os(Linux)
  import Foundation

  /// The report of Swift's runtime on a crash, shown at the terminal without a question.
  ///
  /// Where standard input and output are terminals as a program starts, the runtime has its backtracer
  /// ask on standard output what to do next, and wait 30 s for a key. The environment variable that
  /// turns this off is read before `main`. By the time of a crash, standard output leads to the pipe for
  /// prints, and nobody would see the report or the question. So the runtime's handler runs with an
  /// answer on standard input and a file in memory for standard output, which is shown afterwards.
  /// Without such a file, standard output is the terminal, which then shows the question, too.
  enum CrashReport {
    /// The signals that the runtime handles.
    private static let signals = [
      SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
    ]
    /// Any key but Space and D makes the backtracer quit.
    private static let answer = UInt8(ascii: "q")

    /// What the signal handler needs.
    private struct Streams {
      /// A pipe that holds the answer.
      let answer: Int32
      /// The file in memory that takes the report, if there is one.
      let report: Int32?
      /// A descriptor of its own: that of standard output is redirected.
      let terminal: Int32
    }

    // Both are written once, before the handlers that read them are installed.
    nonisolated(unsafe) private static var streams: Streams?
    nonisolated(unsafe) private static let runtimeActions = UnsafeMutablePointer<sigaction>
      .allocate(capacity: 65)

    /// Shows the reports of crashes from now on, if the runtime would ask about them.
    ///
    /// - Parameter terminal: The standard output that the program started with.
    static func showWithoutQuestion(at terminal: FileDescriptor) {
      guard FileDescriptor.input.isTerminal, terminal.isTerminal else { return }
      let terminal = fcntl(terminal.number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard terminal >= 0, let answer = answeringPipe() else { return }
      streams = Streams(answer: answer, report: fileInMemory(), terminal: terminal)
      for signal in signals { handle(signal) }
    }

    /// A pipe with nothing but the answer in it, many times: until the other threads are suspended,
    /// one that reads standard input may take some of it.
    private static func answeringPipe() -> Int32? {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
      let answers = [UInt8](repeating: answer, count: 512)
      _ = write(ends[1], answers, answers.count)
      close(ends[1])
      return ends[0]
    }

    /// - Returns: `nil` where the system has no shared memory, or another process has one of the name.
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
    /// Installs a handler that runs the runtime's, under the same conditions, if it has one.
    private static func handle(_ signal: Int32) {
      sigaction(signal, nil, runtimeActions + Int(signal))
      var action = runtimeActions[Int(signal)]
      guard action.sa_flags & SA_SIGINFO != 0 else { return }
      action.__sigaction_handler.sa_sigaction = { signal, info, context in
        CrashReport.redirectStreams()
        CrashReport.runtimeActions[Int(signal)].__sigaction_handler
          .sa_sigaction(signal, info, context)
        CrashReport.showReport()
        // The runtime expects the fault to come again, but a signal that was sent does not.
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

    /// Writes the report to the terminal. Of a line that was rewritten in place, as the question is
    /// once it is answered, only the last state is written.
    private static func showReport() {
      guard let report = streams?.report else { return }
      let size = Int(lseek(report, 0, SEEK_END))
      guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_SHARED, report, 0),
        start != MAP_FAILED
      else { return }
      let bytes = UnsafeRawBufferPointer(start: start, count: size)
      var lineStart = 0
      for index in 0..<size {
        if bytes[index] == UInt8(ascii: "\r") { lineStart = index + 1 }
        guard bytes[index] == UInt8(ascii: "\n") || index == size - 1 else { continue }
        show(UnsafeRawBufferPointer(rebasing: bytes[lineStart...index]))
        lineStart = index + 1
      }
    }

    /// Writes all of the bytes to the terminal, unless that fails.
    private static func show(_ bytes: UnsafeRawBufferPointer) {
      guard let terminal = streams?.terminal else { return }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(terminal, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno != EINTR { return }
        rest = rest.dropFirst(max(count, 0))
      }
    }
  }
#endif
