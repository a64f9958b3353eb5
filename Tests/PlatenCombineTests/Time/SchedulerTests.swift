import Dispatch
import Foundation
import PlatenCombine
import Synchronization
import Testing

struct SchedulerTests {
  @Test func theImmediateSchedulerRunsActionsAtOnce() {
    var count = 0
    ImmediateScheduler.shared.schedule { count += 1 }
    ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now) { count += 1 }
    ImmediateScheduler.shared.schedule(
      after: ImmediateScheduler.shared.now, interval: 1, tolerance: 0, options: nil
    ) { count += 1 }
    #expect(count == 3)
  }

  @Test func aDirectCallUsesTheClockOfTheSessionAtWork() {
    let session = TestSession()
    var runs = 0
    let timer = session.perform {
      #expect(DispatchQueue.main.now == session.queue.now)
      #expect(RunLoop.main.now == session.runLoop.now)
      DispatchQueue.main.schedule { runs += 1 }
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 1)) { runs += 10 }
      return DispatchQueue.main.schedule(after: DispatchQueue.main.now, interval: 1) { runs += 100 }
    }
    #expect(runs == 0)
    session.queue.advance(by: 1)
    session.runLoop.advance(by: 1)
    #expect(runs == 211)
    #expect(Set(session.labels.map(\.name)) == ["scheduled work"])
    timer.cancel()
    #expect(session.queue.pendingCount == 0)
  }

  @Test func theQueueItselfDoesNotAskForASession() async {
    let session = TestSession()
    await withCheckedContinuation { done in
      session.perform { DispatchQueue.main.system.schedule { done.resume() } }
    }
    #expect(session.labels == [])
  }

  @Test func aRunLoopThatSleepsIsWokenByWork() {
    let ready = DispatchSemaphore(value: 0)
    let ran = DispatchSemaphore(value: 0)
    let runLoop = Unprotected<RunLoop?>(nil)
    let isOver = Unprotected(false)
    Thread.detachNewThread {
      runLoop.value = RunLoop.current
      RunLoop.current.schedule { ready.signal() }
      while !isOver.value { _ = RunLoop.current.run(mode: .default, before: Date() + 20) }
    }
    #expect(ready.wait(timeout: .now() + 10) == .success)
    Thread.sleep(forTimeInterval: 0.05)
    runLoop.value?.schedule { ran.signal() }
    #expect(ran.wait(timeout: .now() + 5) == .success)
    runLoop.value?.schedule { isOver.value = true }
  }

  @Test func theMainRunLoopRunsTimersWhereOnlyTheMainQueueIsServed() async throws {
    let ticks = Unprotected(0)
    let timer = RunLoop.main.schedule(after: RunLoop.main.now, interval: 0.001) {
      ticks.value += 1
    }
    try await poll { await MainActor.run { ticks.value >= 3 } }
    timer.cancel()
  }

  @Test func anOperationQueueRepeatsAnActionUntilItIsCanceled() async throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let ticks = Ticks()
    let timer = queue.schedule(after: queue.now, interval: 0.001) { ticks.add() }
    try await poll { ticks.count >= 3 }
    timer.cancel()
    try await poll { queue.operationCount == 0 }
    let count = ticks.count
    try await Task.sleep(for: .milliseconds(20))
    #expect(ticks.count == count)
  }

  @Test func anOperationForAMomentRunsThenAndNotBefore() async throws {
    let date = Date() + 0.05
    let ran: Date = await withCheckedContinuation { done in
      OperationQueue.main.schedule(after: .init(date)) { done.resume(returning: Date()) }
    }
    #expect(ran >= date)
  }

  @Test func aDistantMomentIsLaterThanThePresent() {
    let now = DispatchQueue.main.now
    #expect(now < DispatchQueue.SchedulerTimeType(.distantFuture))
    #expect(now.advanced(by: .init(.never)).dispatchTime == .distantFuture)
    #expect(now.advanced(by: 1.5).advanced(by: -1.5) == now)
  }
}

/// A counter for several threads.
private final class Ticks: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .relaxed) }

  func add() { number.add(1, ordering: .relaxed) }
}
