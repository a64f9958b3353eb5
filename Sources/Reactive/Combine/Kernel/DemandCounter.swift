import Synchronization

/// The number of values that have been requested but not yet sent.
///
/// Any thread can add demand and consume it.
@usableFromInline
struct DemandCounter: ~Copyable {
  /// The number of values; at least ``limit`` if the demand is unlimited.
  @usableFromInline let count = Atomic<Int>(0)
  @usableFromInline static var limit: Int { 1 << 61 }

  @inlinable init() {}

  /// Adds the values of a request to the demand.
  @inlinable
  func add(_ demand: Subscribers.Demand) {
    guard demand != .none, !isUnlimited else { return }
    let number = demand.max.map { min($0, Self.limit) } ?? Self.limit
    _ = count.wrappingAdd(number, ordering: .sequentiallyConsistent)
  }

  /// Consumes one value of the demand and returns `true`, or returns `false` if there is no demand.
  @inlinable
  func take() -> Bool {
    var current = count.load(ordering: .sequentiallyConsistent)
    while current > 0, current < Self.limit {
      let (exchanged, original) = count.weakCompareExchange(
        expected: current, desired: current - 1, ordering: .relaxed)
      if exchanged { return true }
      current = original
    }
    return current > 0
  }

  /// Whether no values are requested.
  @inlinable var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  @inlinable var isUnlimited: Bool { count.load(ordering: .relaxed) >= Self.limit }

  /// The remaining demand.
  var value: Subscribers.Demand {
    let count = count.load(ordering: .relaxed)
    return count < Self.limit ? .max(count) : .unlimited
  }
}
