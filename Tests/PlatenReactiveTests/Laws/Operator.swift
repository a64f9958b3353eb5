import PlatenReactive
import Testing

/// An operator of ours as the laws see it: upstreams that send numbers, and outputs that are lists.
struct Operator: Sendable, CustomTestStringConvertible {
  typealias Upstream = AnyPublisher<Int, Oops>
  typealias Applied = AnyPublisher<[Int], Oops>

  let testDescription: String
  /// How many upstreams it has.
  let arity: Int
  /// Whether every value is part of an output, be it late.
  let losesNothing: Bool
  /// Makes outputs of upstreams. A time of the operator is a second.
  let apply: @Sendable ([Upstream], QueueTestScheduler) -> Applied

  static let all: [Operator] =
    [2, 3, 4].map { combineLatest($0) } + (2...9).map { merge($0) } + [byTime, byTimeOrCount]
    + throttles

  private static func combineLatest(_ arity: Int) -> Operator {
    Operator(testDescription: "CombineLatest of \(arity)", arity: arity, losesNothing: false) {
      upstreams, _ in combined(upstreams)
    }
  }

  private static func merge(_ arity: Int) -> Operator {
    Operator(testDescription: "Merge of \(arity)", arity: arity, losesNothing: true) {
      upstreams, _ in merged(upstreams).map { [$0] }.eraseToAnyPublisher()
    }
  }

  private static let byTime = Operator(
    testDescription: "CollectByTime by time", arity: 1, losesNothing: true
  ) { upstreams, scheduler in
    upstreams[0].collect(.byTime(scheduler, .seconds(1))).eraseToAnyPublisher()
  }

  private static let byTimeOrCount = Operator(
    testDescription: "CollectByTime by time or count", arity: 1, losesNothing: true
  ) { upstreams, scheduler in
    upstreams[0].collect(.byTimeOrCount(scheduler, .seconds(1), 2)).eraseToAnyPublisher()
  }

  #if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
    private static let throttles: [Operator] = []
  #else
    private static let throttles = [true, false].map { latest in
      Operator(
        testDescription: "Throttled to the \(latest ? "latest" : "first")", arity: 1,
        losesNothing: false
      ) { upstreams, scheduler in
        upstreams[0].throttle(for: .seconds(1), scheduler: scheduler, latest: latest)
          .map { [$0] }.eraseToAnyPublisher()
      }
    }
  #endif
}
