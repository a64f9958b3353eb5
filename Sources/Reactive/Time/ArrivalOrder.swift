/// The position of background work, which orders its results.
///
/// Results of background work are ordered by the start of that work, so their order does not depend
/// on the speed of the threads. Results of nested work follow those of the work that started it.
package final class ArrivalOrder: Sendable {
  /// The order of the current background work; `nil` outside background work.
  @TaskLocal package static var current: ArrivalOrder?

  package let position: ArrivalPosition
  /// Whether the session runs no other work at the same time, so the results do not arrive at the next
  /// instant, but now.
  let isAwaited: Bool
  private let clock: VirtualClock
  /// The number of times that this work has started other work.
  private let nestedCount = Locked(UInt32(0))

  /// Creates the order of work that starts now.
  package init(on clock: VirtualClock, isAwaited: Bool = false) {
    self.clock = clock
    self.isAwaited = isAwaited
    position = Self.current?.nestedPosition(on: clock) ?? clock.nextBackgroundPosition
  }

  private func nestedPosition(on clock: VirtualClock) -> ArrivalPosition? {
    guard clock === self.clock else { return nil }
    let index = nestedCount.withLock { count in
      count += 1
      return count
    }
    return position.position(ofNested: index)
  }

  /// Begins to defer the changes that this work announces. In real time, the screen shows them while
  /// the work continues.
  package func beginChanges() { if !clock.isRealTime { clock.deferredChanges.begin(at: position) } }

  /// Has the main queue handle the changes that this work has announced.
  package func endChanges() { clock.deferredChanges.end(at: position) }

  /// Defers the handling of a change that this work announces; returns `false` if its changes are not
  /// deferred.
  fileprivate func deferChange(_ handling: @escaping DeferredChanges.Handling) -> Bool {
    clock.deferredChanges.add(handling, at: position)
  }
}

extension MainQueue {
  /// Enqueues work that follows a change, which the current thread announces before it makes the
  /// change.
  ///
  /// In virtual time, it follows the current background work, so that its order does not depend on
  /// the speed of the threads, unless the session does not wait for the end of that work.
  package static func enqueueAfterChange(_ work: @escaping @MainActor @Sendable () -> Void) {
    if ArrivalOrder.current?.deferChange(work) != true { enqueue(work) }
  }
}

extension VirtualClock {
  /// The position of background work that the session itself starts now.
  fileprivate var nextBackgroundPosition: ArrivalPosition {
    state.withLock { state in
      state.lastBackgroundWork += 1
      return ArrivalPosition(state.lastBackgroundWork)
    }
  }
}

/// The position of an arrival among the arrivals at the same instant.
package struct ArrivalPosition: Hashable, Comparable, Sendable {
  /// The position after all others, for work that is not an arrival.
  static let last = ArrivalPosition(.max)

  /// The position of a recorded response, or the number of background work of the session.
  private let number: UInt32
  /// The numbers of nested background work, each among the work that the same work started; `nil`
  /// for work that the session itself started.
  private let nested: [UInt32]?

  init(_ number: UInt32) { self.init(number, nested: nil) }

  private init(_ number: UInt32, nested: [UInt32]?) {
    (self.number, self.nested) = (number, nested)
  }

  /// Returns the position of work that the work at this position starts.
  func position(ofNested index: UInt32) -> ArrivalPosition {
    ArrivalPosition(number, nested: (nested ?? []) + [index])
  }

  package static func < (a: ArrivalPosition, b: ArrivalPosition) -> Bool {
    if a.number != b.number { return a.number < b.number }
    guard let next = b.nested else { return false }
    return (a.nested ?? []).lexicographicallyPrecedes(next)
  }
}
