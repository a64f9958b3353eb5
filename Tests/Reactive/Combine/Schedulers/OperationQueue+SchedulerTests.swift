import Foundation
import PlatenCombine
import Testing

struct OperationQueueSchedulerTests {
  @Test func anOperationQueueRepeatsAnActionUntilItIsCanceled() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    #expect(await ticks(on: queue) == 3)
  }

  @Test func aScheduledOperationRunsAtItsTime() async throws {
    let date = Date() + 0.05
    let ran: Date = await withCheckedContinuation { done in
      OperationQueue.main.schedule(after: .init(date)) { done.resume(returning: Date()) }
    }
    #expect(ran >= date)
  }
}
