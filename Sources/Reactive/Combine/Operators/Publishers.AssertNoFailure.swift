extension Publishers {
  /// A publisher that terminates the process when its upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that must not fail.
    public let upstream: Upstream
    /// A prefix of the failure message.
    public let prefix: String
    /// The file name in the failure message.
    public let file: StaticString
    /// The line number in the failure message.
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
            // Terminating the process is the purpose of this operator.
            if case .failure(let error) = $0 {
              fatalError(start + String(ordered: error), file: file, line: line)
            }
            return .finished
          }))
    }
  }
}

extension Publisher {
  /// Terminates the process when this publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
