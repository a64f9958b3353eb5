import Dispatch

@testable import PlatenReactive

/// The scheduler of these tests.
typealias QueueTestScheduler = TestSchedulerOf<DispatchQueue>

extension TestScheduler {
  /// How many actions are scheduled, those that only repeat included.
  var scheduledCount: Int { clock.state.withLock { $0.agenda.items.count } }
}
