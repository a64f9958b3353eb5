extension Publisher {
  /// Writes down each event of this publisher, as `print(_:to:)` does: into the event log of the
  /// session at work when the pipeline is built, and on standard output where there is none.
  ///
  ///     $username.print("username pipeline")
  ///
  /// So a screen's pipelines write to that screen's log, in a program and in a test alike, whatever
  /// queue their values come on.
  public func print(_ prefix: String = "") -> Publishers.Print<Self> {
    print(prefix, to: Surroundings.current.log.map(LogStream.init))
  }
}

/// Text that is printed line by line, as events of a log.
private struct LogStream: TextOutputStream {
  let log: Log.Receiver

  /// Each text that is printed is written whole, between nothing and the end of its line.
  mutating func write(_ text: String) {
    if !text.isEmpty && text != "\n" { log(text) }
  }
}
