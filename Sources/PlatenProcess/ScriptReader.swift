/// A reader of the lines of a script.
///
/// Lines that have arrived together are read together, because each change of the thread takes
/// longer than playing an empty line.
@MainActor
package final class ScriptReader {
  private let source: Source
  /// The lines that have been read but not yet returned.
  private var lines: ArraySlice<ScriptLine> = []

  package init(_ descriptor: FileDescriptor) { source = Source(descriptor) }

  /// Returns the next line, or `nil` at the end of the input.
  ///
  /// - Parameter willWait: A closure that is called before the reader waits for input.
  package func next(willWait: () -> Void = {}) async throws(SystemError) -> ScriptLine? {
    if lines.isEmpty {
      if await !source.isReady { willWait() }
      lines = try await source.read()[...]
    }
    return lines.popFirst()
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
