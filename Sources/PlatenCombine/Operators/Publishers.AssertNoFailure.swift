extension Publishers {
  /// A publisher that ends the process at an error.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that is expected not to fail.
    public let upstream: Upstream
    /// The text at the beginning of the message.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
      let start = prefix.isEmpty ? "" : "\(prefix): "
      upstream.receive(
        subscriber: Converter<Output, Upstream.Failure, S>(
          subscriber, name: "AssertNoFailure", value: { $0 },
          completion: {
            // To end the process is what this operator is for.
            if case .failure(let error) = $0 {
              fatalError("\(start)\(error)", file: file, line: line)
            }
            return .finished
          }))
    }
  }
}

extension Publisher {
  /// Ends the process at an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
