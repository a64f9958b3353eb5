#if os(Linux)
  import Foundation

  /// The report of Swift's runtime on a crash, shown at the terminal without a question.
  ///
  /// Where standard input and output are terminals as a program starts, the runtime has its backtracer
  /// ask on standard output what to do next, and wait 30 s for a key. The environment variable that
  /// turns this off is read before `main`. By the time of a crash, standard output leads to the pipe for
  /// prints, and nobody would see the report or the question. So the runtime's handler runs with an
  /// answer on standard input and a file in memory for standard output, which is shown afterwards.
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
      /// The file in memory that takes the report.
      let report: Int32
      let terminal: Int32
    }

    // Both are written once, before the handlers that read them are installed.
    nonisolated(unsafe) private static var streams: Streams?
    nonisolated(unsafe) private static let runtimeActions = UnsafeMutablePointer<sigaction>
      .allocate(capacity: 65)

    /// Shows the reports of crashes from now on, if the runtime would ask about them.
    ///
    /// - Parameter terminal: The standard output that the program started with.
    static func showWithoutQuestion(at terminal: Descriptor) {
      guard Descriptor.input.isTerminal, terminal.isTerminal, let answer = answeringPipe(),
        let report = fileInMemory()
      else { return }
      streams = Streams(answer: answer, report: report, terminal: terminal.number)
      for signal in signals { handle(signal) }
    }

    /// A pipe with nothing but the answer in it.
    private static func answeringPipe() -> Int32? {
      var (ends, byte): ([Int32], UInt8) = ([0, 0], answer)
      guard pipe(&ends) == 0 else { return nil }
      _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
      _ = write(ends[1], &byte, 1)
      close(ends[1])
      return ends[0]
    }

    private static func fileInMemory() -> Int32? {
      let name = "/platen-crash-\(getpid())"
      let file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
      shm_unlink(name)
      return file < 0 ? nil : file
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
      dup2(streams.report, STDOUT_FILENO)
    }

    /// Writes the report to the terminal. Of a line that was rewritten in place, as the question is
    /// once it is answered, only the last state is written.
    private static func showReport() {
      guard let streams else { return }
      let size = Int(lseek(streams.report, 0, SEEK_END))
      guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_SHARED, streams.report, 0),
        start != MAP_FAILED
      else { return }
      let bytes = UnsafeRawBufferPointer(start: start, count: size)
      var lineStart = 0
      for index in 0..<size {
        if bytes[index] == UInt8(ascii: "\r") { lineStart = index + 1 }
        guard bytes[index] == UInt8(ascii: "\n") || index == size - 1 else { continue }
        _ = write(streams.terminal, start + lineStart, index + 1 - lineStart)
        lineStart = index + 1
      }
    }
  }
#endif
