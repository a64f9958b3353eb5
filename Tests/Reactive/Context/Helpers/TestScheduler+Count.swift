import Dispatch

@testable import PlatenContext
@testable import PlatenTime

/// A test scheduler with the time type of dispatch queues.
typealias QueueTestScheduler = TestSchedulerOf<DispatchQueue>

extension TestScheduler {
  /// The number of scheduled actions, including repeating actions.
  var scheduledCount: Int { clock.state.withLock { $0.agenda.items.count } }
}
