import Synchronization

/// Requested values that were not sent yet; any thread may add to them, and take one away.
@usableFromInline
struct DemandCounter: ~Copyable {
  /// The number of values; more than ``limit`` if it is unlimited.
  @usableFromInline let count = Atomic<Int>(0)
  @usableFromInline static var limit: Int { 1 << 61 }

  @inlinable init() {}

  /// Adds a request.
  @inlinable
  func add(_ demand: Subscribers.Demand) {
    guard demand != .none, !isUnlimited else { return }
    let number = demand.max.map { min($0, Self.limit) } ?? Self.limit
    _ = count.wrappingAdd(number, ordering: .sequentiallyConsistent)
  }

  /// Takes one value away; `false` if there is none.
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

  /// Whether nothing is requested.
  @inlinable var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  @inlinable var isUnlimited: Bool { count.load(ordering: .relaxed) >= Self.limit }

  /// The demand as a value.
  var value: Subscribers.Demand {
    let count = count.load(ordering: .relaxed)
    return count < Self.limit ? .max(count) : .unlimited
  }
}
