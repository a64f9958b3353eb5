import Foundation
import PlatenContext
import Testing

@testable import PlatenTerminal

/// Tests of the control of the terminal, which one thread gives back while others wait.
@Suite struct TerminalControlTests {
  @Test func theControlIsTakenAndGivenBackOnce() {
    let control = TerminalControl()
    #expect(!control.isTaken)
    var count = 0
    control.giveBack { count += 1 }
    #expect(count == 0)
    #expect(control.take())
    #expect(!control.take())
    #expect(control.isTaken)
    control.giveBack { count += 1 }
    control.giveBack { count += 1 }
    #expect(count == 1)
    #expect(!control.isTaken)
  }

  @Test func aSecondThreadReturnsOnlyOnceTheControlIsGivenBack() async {
    let events = Locked<[String]>([])
    let control = TerminalControl()
    #expect(control.take())
    let (begun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        control.giveBack {
          begun.signal()
          mayEnd.wait()
          events.withLock { $0.append("restored") }
        }
      }
      Thread.detachNewThread {
        begun.wait()
        Thread.detachNewThread { mayEnd.signal() }
        control.giveBack { events.withLock { $0.append("restored twice") } }
        events.withLock { $0.append("returned") }
        continuation.resume()
      }
    }
    #expect(events.value == ["restored", "returned"])
  }
}
