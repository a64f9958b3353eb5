/// A reader of the lines of a script.
///
/// Lines that have arrived together are read together, because each change of the thread takes
/// longer than playing an empty line.
@MainActor
package final class ScriptReader {
  private let source: Source
  /// The lines that have been read but not yet returned.
  private var lines: ArraySlice<ScriptLine> = []
  private var isAtEnd = false
  /// The error of the last read, until it is thrown.
  private var failure: SystemError?
  /// Whether a read is in progress. It continues after ``stopWaiting()``.
  private var isReading = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The number of calls to ``stopWaiting()``.
  private var stops = 0

  package init(_ descriptor: FileDescriptor) { source = Source(descriptor) }

  /// Returns the next line, or `nil` at the end of the input or after ``stopWaiting()``.
  ///
  /// - Parameter willWait: A closure that is called before the reader waits for input.
  package func next(willWait: () -> Void = {}) async throws(SystemError) -> ScriptLine? {
    let stop = stops
    while lines.isEmpty, !isAtEnd, stop == stops {
      // During a read, the source cannot answer.
      if !isReading, await !source.isReady { willWait() }
      if stop != stops { break }
      read()
      await withCheckedContinuation { waiting.append($0) }
      if let failure = failure.take() { throw failure }
    }
    return stop == stops ? lines.popFirst() : nil
  }

  /// Ends all waits for a line, which the next call then returns.
  package func stopWaiting() {
    stops += 1
    resumeWaiting()
  }

  private func read() {
    if isReading { return }
    isReading = true
    Task {
      do throws(SystemError) {
        let new = try await source.read()
        isAtEnd = new.isEmpty
        lines += new
      } catch {
        failure = error
      }
      isReading = false
      resumeWaiting()
    }
  }

  private func resumeWaiting() {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}

extension ScriptReader {
  /// An actor that reads the lines of a file or of standard input on demand.
  ///
  /// The actor blocks its own queue to wait for input, because a dispatch source for standard input
  /// never fires for `/dev/null`, and fires only once for a pipe whose writer has closed.
  private actor Source {
    private let descriptor: FileDescriptor
    private let executor = QueueExecutor(label: "script")
    private var splitter = LineSplitter()
    private var isAtEnd = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

    /// Whether a read would not wait.
    var isReady: Bool { isAtEnd || descriptor.isReady }

    /// Waits until a line is complete, and returns all complete lines. The result is empty at the end
    /// of the input.
    func read() throws(SystemError) -> [ScriptLine] {
      var lines: [ScriptLine] = []
      while lines.isEmpty && !isAtEnd {
        let bytes = try descriptor.read(atMost: 1 << 16)
        isAtEnd = bytes.isEmpty
        splitter.append(bytes)
        while let line = splitter.next() { lines.append(line) }
        if isAtEnd, let last = splitter.last() { lines.append(last) }
      }
      return lines
    }
  }
}
