import Dispatch
import Foundation
import Testing

@testable import PlatenConcurrency
@testable import PlatenContext

@Suite struct BlockingWaitsTests {
  private let clock = VirtualClock()

  private func inSession<Value>(_ body: () throws -> Value) rethrows -> Value {
    try SessionContext(clock: clock).perform(body)
  }

  /// The date and the time of Dispatch in the session are decades before those of the system, so a
  /// wait that ignored the difference would time out immediately.
  @Test func aWaitLastsUntilTheSignalAlthoughTheSessionStartedInThePast() async {
    let semaphore = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    let results = await onAThread {
      inSession {
        let deadline = SessionTime.dispatchTime + 60
        group.enter()
        DispatchQueue.global().async { semaphore.signal() }
        let first = SessionTime.wait(for: semaphore, until: deadline)
        DispatchQueue.global().async { group.leave() }
        return [first, SessionTime.wait(for: group, until: deadline)]
      }
    }
    #expect(results == [.success, .success])
  }

  @Test func aWaitEndsAtItsDeadline() async {
    let results = await onAThread {
      inSession {
        let deadline = SessionTime.dispatchTime
        let semaphore = SessionTime.wait(for: DispatchSemaphore(value: 0), until: deadline)
        let group = DispatchGroup()
        group.enter()
        defer { group.leave() }
        return [semaphore, SessionTime.wait(for: group, until: deadline)]
      }
    }
    #expect(results == [.timedOut, .timedOut])
  }

  @Test func aConditionIsSignaledBeforeItsLimit() async {
    let isSignaled = await onAThread {
      inSession {
        let condition = NSCondition()
        condition.lock()
        defer { condition.unlock() }
        DispatchQueue.global().async {
          condition.lock()
          condition.signal()
          condition.unlock()
        }
        return SessionTime.wait(for: condition, until: SessionTime.date + 60)
      }
    }
    #expect(isSignaled)
  }

  @Test func aThreadSleepsForTheTimeThatTheSessionClockHasLeft() async {
    let elapsed = await onAThread {
      inSession {
        ContinuousClock().measure { SessionTime.sleepThread(until: SessionTime.date + 0.02) }
      }
    }
    #expect(elapsed >= .milliseconds(20))
  }

  @Test func aTimerSourceFires() async {
    let source = DispatchSource.makeTimerSource()
    await withCheckedContinuation { continuation in
      source.setEventHandler {
        source.cancel()
        continuation.resume()
      }
      inSession {
        SessionTime.schedule(
          source, at: SessionTime.dispatchTime, every: .never, leeway: .nanoseconds(0))
      }
      source.activate()
    }
  }

  /// Apps for Apple's platforms run work on the main thread in this way. In a test, the main queue
  /// does not use the main thread.
  @MainActor
  @Test func theMainQueueRunsSynchronousWorkForItselfImmediately() throws {
    var count = 0
    if Thread.isMainThread { count += 1 } else { DispatchQueue.main.sync { count += 1 } }
    #expect(count == 1)
    #expect(DispatchQueue.main.sync { count + 1 } == 2)
    DispatchQueue.main.sync(execute: DispatchWorkItem { MainActor.assumeIsolated { count += 1 } })
    DispatchQueue.main.sync(flags: .barrier) { count += 1 }
    #expect(count == 3)
    #expect(throws: CancellationError.self) {
      try DispatchQueue.main.sync { throw CancellationError() }
    }
  }

  @Test func theMainQueueRunsSynchronousWorkFromOtherThreads() async {
    #expect(await onAThread { DispatchQueue.main.sync { MainQueue.isCurrent } })
    #expect(await onAThread { DispatchQueue(label: "other").sync { !MainQueue.isThread } })
  }

  @MainActor
  @Test func aTaskOutsideActorsRunsWorkOnTheMainQueueSynchronously() async {
    let task = inSession {
      SessionTasks.startDetached(WorkLabel("task"), priority: nil) {
        let before = MainQueue.isCurrent
        let inside = DispatchQueue.main.sync { MainQueue.isThread && MainQueue.isCurrent }
        let inBarrier = DispatchQueue.main.sync(flags: .barrier) { MainQueue.isCurrent }
        let inItem = Locked(false)
        DispatchQueue.main.sync(execute: DispatchWorkItem { inItem.value = MainQueue.isCurrent })
        return [before, inside, inBarrier, inItem.value, MainQueue.isCurrent]
      }
    }
    #expect(await task.value == [false, true, true, true, false])
  }

  private func onAThread<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }
}
