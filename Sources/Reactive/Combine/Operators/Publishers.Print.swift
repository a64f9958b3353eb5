extension Publishers {
  /// A publisher that prints all signals that pass through it.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The prefix of each printed line.
    public let prefix: String
    /// The publisher whose signals are printed.
    public let upstream: Upstream
    /// The stream that receives the lines; `nil` for the session log or standard output.
    public let stream: (any TextOutputStream)?
    /// The session that was active when the publisher was created.
    ///
    /// Its log receives the lines if there is no stream.
    private let session = PipelineContexts.current

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let handlers = SignalHandlers<Output, Failure>()
      let print = printer
      handlers.subscription = { print("receive subscription: (\($0))") }
      handlers.value = { print("receive value: (\(String(ordered: $0)))") }
      handlers.completion = {
        switch $0 {
        case .finished: print("receive finished")
        case .failure(let error): print("receive error: (\(String(ordered: error)))")
        }
      }
      handlers.cancel = { print("receive cancel") }
      handlers.request = { print("request \($0.printed)") }
      handlers.reply = { print("request \($0.printed) (synchronous)") }
      upstream.receive(subscriber: Observation(subscriber, "Print", handlers, outlivesEnd: true))
    }

    /// A closure that prints a line with the prefix.
    private var printer: (String) -> Void {
      let start = prefix.isEmpty ? "" : "\(prefix): "
      if let stream {
        let target = PrintTarget(stream)
        return { target.print(start + $0) }
      } else if let session {
        return { if !session.printLine(start + $0) { Swift.print(start + $0) } }
      } else {
        return { Swift.print(start + $0) }
      }
    }
  }
}

/// A stream to which several threads print, one line at a time.
private final class PrintTarget {
  /// A wrapper for a stream of any type, which the Swift 6.3 compiler accepts as an argument of
  /// `print`.
  private struct Stream: TextOutputStream {
    var base: any TextOutputStream

    mutating func write(_ string: String) { base.write(string) }
  }

  private var stream: Stream
  private let lock = DeliveryLock()

  init(_ stream: any TextOutputStream) { self.stream = Stream(base: stream) }

  func print(_ line: String) {
    lock.withLock {
      // The stream can print to the same target.
      var copy = stream
      Swift.print(line, to: &copy)
      stream = copy
    }
  }
}

extension Subscribers.Demand {
  /// The demand as ``Publishers/Print`` prints it.
  fileprivate var printed: String { max.map { "max: (\($0))" } ?? "unlimited" }
}

extension Publisher {
  /// Prints each signal that passes through the publisher on a separate line.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> { Publishers.Print(upstream: self, prefix: prefix, to: stream) }
}
