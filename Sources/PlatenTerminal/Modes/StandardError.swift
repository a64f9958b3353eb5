#if os(Linux)
  import Foundation

  /// The redirection of standard error while the program controls the terminal.
  ///
  /// Standard error is redirected to a pipe, because output from libraries and crashes would
  /// corrupt the screen.
  package enum StandardError {
    private struct Endpoints {
      let own, reading, writing: Int32
    }

    // Set once, on the main thread, before standard error is redirected. Signal handlers read the
    // value.
    nonisolated(unsafe) private static var ends: Endpoints?

    /// Registers a pipe whose remaining content is written to the original standard error when the
    /// terminal is restored.
    ///
    /// - Parameters:
    ///   - pipe: The nonblocking end from which the pipe is read, and the end to which standard
    ///     error is redirected.
    ///   - own: The original descriptor of standard error.
    package static func wasDiverted(to pipe: (reading: Int32, writing: Int32), from own: Int32) {
      ends = Endpoints(own: own, reading: pipe.reading, writing: pipe.writing)
    }

    static func capture() {
      if let ends { dup2(ends.writing, STDERR_FILENO) }
    }

    /// Restores standard error. A signal handler can call this method.
    ///
    /// - Parameter isShown: Whether to write the remaining content of the pipe.
    static func giveBack(isShown: Bool) {
      guard let ends else { return }
      dup2(ends.own, STDERR_FILENO)
      if !isShown { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { bytes in
        while true {
          let count = read(ends.reading, bytes.baseAddress, bytes.count)
          if count <= 0 { break }
          _ = write(ends.own, bytes.baseAddress, count)
        }
      }
    }
  }
#endif
