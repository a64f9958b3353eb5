/// An actor that reads the lines of a file or of standard input on demand.
///
/// The actor blocks its own queue to wait for input, because a dispatch source for standard input
/// never fires for `/dev/null`, and fires only once for a pipe whose writer has closed.
package actor ScriptReader {
  private let descriptor: FileDescriptor
  private let executor = QueueExecutor(label: "script")
  private var lines = LineSplitter()
  private var isAtEnd = false

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  package init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  /// Whether the next line is available without waiting.
  package var isReady: Bool { isAtEnd || lines.hasNext || descriptor.isReady }

  /// Returns the next line, or `nil` at the end of the input.
  package func next() throws(SystemError) -> ScriptLine? {
    while !isAtEnd {
      if let line = lines.next() { return line }
      let bytes = try descriptor.read(atMost: 1 << 16)
      isAtEnd = bytes.isEmpty
      lines.append(bytes)
    }
    return lines.last()
  }
}
