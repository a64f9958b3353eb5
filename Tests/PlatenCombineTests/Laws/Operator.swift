import PlatenCombine
import Testing

/// An operator as the laws see it: upstreams that send numbers, and outputs that are lists of numbers.
struct Operator: Sendable, CustomTestStringConvertible {
  typealias Upstream = AnyPublisher<Int, Oops>
  typealias Applied = AnyPublisher<[Int], Oops>

  /// What distinguishes an operator from one that sends an output for each value.
  enum Trait {
    /// Each value is part of an output, though it may be late.
    case lossless
    /// It sends at most one output, after its upstream has finished.
    case reduces
    /// It ends by itself, because of a value.
    case endsEarly
    /// A failure of its upstream does not reach the downstream.
    case handlesFailure
    /// It sends values of its own before it subscribes to its upstream.
    case beginsItself
    /// Its finish waits for demand, which its own values or those that wait may need.
    case finishNeedsDemand
    /// It requests everything of its upstream and passes it on, requested or not.
    case ignoresDemand
    /// It sends its subscription before any upstream has sent one.
    case subscribesFirst
    /// It passes on what an upstream sends against the rules after its end.
    case passesLateSignals
    /// It passes on what an upstream sends against the rules as a second subscription.
    case passesSubscriptions
    /// It finishes before all upstreams have.
    case finishesWithOne
    /// A value that is sent from inside an output has no output of its own.
    case dropsNested
  }

  let testDescription: String
  /// The number of upstreams.
  let arity: Int
  let traits: Set<Trait>
  /// Makes outputs of upstreams. A time of the operator is a second.
  let apply: @Sendable ([Upstream], ManualQueue) -> Applied

  func has(_ trait: Trait) -> Bool { traits.contains(trait) }

  /// Whether an output follows each two values, for ever.
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
  /// An operator of one upstream.
  static func one<P: Publisher & SendableMetatype>(
    _ name: String, _ traits: Trait..., apply: @escaping @Sendable (Upstream, ManualQueue) -> P
  ) -> Operator {
    Operator(testDescription: name, arity: 1, traits: Set(traits)) { upstreams, queue in
      apply(upstreams[0], queue).lists
    }
  }

  /// An operator of several upstreams.
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
  /// The values as lists of numbers: an output that is no number is an empty list.
  fileprivate var lists: Operator.Applied {
    map { ($0 as? [Int]) ?? ($0 as? Int).map { [$0] } ?? [] }.mapError { _ in Oops() }
      .eraseToAnyPublisher()
  }
}
