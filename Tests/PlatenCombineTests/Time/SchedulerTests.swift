import Dispatch
import Foundation
import PlatenCombine
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

  @Test func theMainRunLoopRunsTimersWhereOnlyTheMainQueueIsServed() async {
    #expect(await ticks(on: RunLoop.main) == 3)
  }

  @Test func anOperationQueueRepeatsAnActionUntilItIsCanceled() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    #expect(await ticks(on: queue) == 3)
  }

  /// How often an action runs that is repeated each millisecond and canceled by its third run.
  private func ticks<S: Scheduler>(on scheduler: S) async -> Int {
    let count = Unprotected(0)
    let timer = Unprotected<(any Cancellable)?>(nil)
    let scheduler = Unprotected(scheduler)
    await withCheckedContinuation { done in
      // The scheduler runs one action at a time, so that the first tick follows this one.
      scheduler.value.schedule {
        let (base, start) = (scheduler.value, scheduler.value.now)
        timer.value = base.schedule(after: start, interval: .milliseconds(1)) {
          count.value += 1
          guard count.value == 3 else { return }
          timer.value?.cancel()
          base.schedule(after: base.now.advanced(by: .milliseconds(10))) { done.resume() }
        }
      }
    }
    return count.value
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
