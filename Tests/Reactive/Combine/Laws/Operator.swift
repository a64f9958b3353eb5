import PlatenCombine
import Testing

/// An operator under test, with upstreams of integers and outputs of integer lists.
struct Operator: Sendable, CustomTestStringConvertible {
  typealias Upstream = AnyPublisher<Int, Oops>
  typealias Applied = AnyPublisher<[Int], Oops>

  /// A difference from an operator that sends one output for each value.
  enum Trait {
    /// Every value is eventually part of an output.
    case lossless
    /// At most one output is sent, after the upstream has finished.
    case reduces
    /// A value can cause the operator to finish.
    case endsEarly
    /// A failure of the upstream does not reach the downstream.
    case handlesFailure
    /// The operator sends values before it subscribes to its upstream.
    case beginsItself
    /// The finish waits for demand, which buffered or added values may need.
    case finishNeedsDemand
    /// The operator requests unlimited values and forwards them without regard to demand.
    case ignoresDemand
    /// The operator sends its subscription before any upstream has sent one.
    case subscribesFirst
    /// The operator forwards signals that an upstream sends after its completion.
    case passesLateSignals
    /// The operator forwards a second subscription of an upstream.
    case passesSubscriptions
    /// The operator finishes before all its upstreams have finished.
    case finishesWithOne
    /// A value that is sent during an output causes no separate output.
    case dropsNested
  }

  let testDescription: String
  /// The number of upstreams.
  let arity: Int
  let traits: Set<Trait>
  /// Applies the operator to upstreams. Its intervals are one second.
  let apply: @Sendable ([Upstream], ManualQueue) -> Applied

  func has(_ trait: Trait) -> Bool { traits.contains(trait) }

  /// Whether the operator sends an output for every two values, without end.
  var isContinuous: Bool { !has(.reduces) && !has(.endsEarly) }

  static let all = [
    transforming, choosing, reducing, ending, joining, merging, timed, forwarding,
  ].flatMap { $0 }
  static let continuous = all.filter(\.isContinuous)

  static func all(with trait: Trait) -> [Operator] { all.filter { $0.has(trait) } }
  static func all(without traits: Trait...) -> [Operator] {
    all.filter { $0.traits.isDisjoint(with: traits) }
  }
}

extension Operator {
  /// Creates an operator with one upstream.
  static func one<P: Publisher & SendableMetatype>(
    _ name: String, _ traits: Trait..., apply: @escaping @Sendable (Upstream, ManualQueue) -> P
  ) -> Operator {
    Operator(testDescription: name, arity: 1, traits: Set(traits)) { upstreams, queue in
      apply(upstreams[0], queue).lists
    }
  }

  /// Creates an operator with several upstreams.
  static func several<P: Publisher & SendableMetatype>(
    _ name: String, _ arity: Int, _ traits: Trait...,
    apply: @escaping @Sendable ([Upstream]) -> P
  ) -> Operator {
    Operator(testDescription: "\(name) of \(arity)", arity: arity, traits: Set(traits)) {
      upstreams, _ in apply(upstreams).lists
    }
  }
}

extension Publisher {
  /// The outputs as integer lists; an output without numbers becomes an empty list.
  fileprivate var lists: Operator.Applied {
    map { ($0 as? [Int]) ?? ($0 as? Int).map { [$0] } ?? [] }.mapError { _ in Oops() }
      .eraseToAnyPublisher()
  }
}
