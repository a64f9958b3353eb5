#if os(Linux)
  import Foundation

  /// Standard error while the terminal is taken over: a pipe, since what libraries and crashes write
  /// would stand in the midst of what is shown.
  package enum StandardError {
    private struct Endpoints {
      let own, reading, writing: Int32
    }

    // Written once, on the main thread, before anything can be lost; handlers read it.
    nonisolated(unsafe) private static var ends: Endpoints?

    /// Has what is left in a pipe be written to a descriptor once the terminal is put back.
    ///
    /// - Parameters:
    ///   - pipe: Its ends; reading does not block, and writing is what standard error leads to.
    ///   - own: Where standard error led before.
    package static func wasDiverted(to pipe: (reading: Int32, writing: Int32), from own: Int32) {
      ends = Endpoints(own: own, reading: pipe.reading, writing: pipe.writing)
    }

    static func capture() {
      if let ends { dup2(ends.writing, STDERR_FILENO) }
    }

    /// A signal handler may call it.
    ///
    /// - Parameter isShown: Whether what is left in the pipe is written.
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
