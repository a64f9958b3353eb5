import Testing

/// Checks that each time operator has a single declaration, generic over its scheduler.
///
/// Copies for individual schedulers would have to be kept in sync by hand.
@Suite struct OperatorTests {
  private static let operatorsOfTime = [
    "collect", "debounce", "delay", "measureInterval", "receive", "subscribe", "throttle",
    "timeout",
  ]

  @Test func eachTimeOperatorIsDeclaredOnce() throws {
    let declarations = try sources.flatMap { text in
      text.matches(of: /public func (\w+)<\w+: Scheduler>/).map { String($0.1) }
    }
    #expect(declarations.sorted() == Self.operatorsOfTime)
  }

  @Test func noOperatorIsLimitedToOneScheduler() throws {
    for text in try sources {
      let operators = text.split(separator: "extension Publisher").dropFirst()
      #expect(!operators.contains { $0.contains(/: (?:DispatchQueue|OperationQueue|RunLoop)\b/) })
    }
  }

  private var sources: [String] {
    get throws {
      try ["PlatenCombine", "PlatenCombineNetworking", "PlatenContext"].flatMap {
        try Sources.texts(in: $0).map(\.text)
      }
    }
  }
}
