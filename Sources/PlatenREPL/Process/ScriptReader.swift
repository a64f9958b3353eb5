/// The lines of a file or of standard input, read one at a time as they are asked for.
///
/// Its own queue waits for input: a dispatch source on standard input never fires for `/dev/null`,
/// and only once for a pipe whose writer is gone.
actor ScriptReader {
  private let descriptor: FileDescriptor
  private let executor = QueueExecutor(label: "script")
  private var lines = LineSplitter()
  private var isAtEnd = false

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  /// Whether nobody need wait for the next line.
  var isReady: Bool { isAtEnd || lines.hasNext || descriptor.isReady }

  /// The next line, or nothing at the end.
  func next() throws(SystemError) -> ScriptLine? {
    while !isAtEnd {
      if let line = lines.next() { return line }
      let bytes = try descriptor.read(atMost: 1 << 16)
      isAtEnd = bytes.isEmpty
      lines.append(bytes)
    }
    return lines.last()
  }
}
