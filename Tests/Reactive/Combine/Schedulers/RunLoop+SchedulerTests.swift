import Foundation
import PlatenCombine
import Testing

struct RunLoopSchedulerTests {
  @Test func schedulingWorkWakesASleepingRunLoop() {
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

  @Test func theMainRunLoopRunsTimersIfOnlyTheMainQueueIsServed() async {
    #expect(await ticks(on: RunLoop.main) == 3)
  }
}
