import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct ExternalWaitTests {
  private let clock = VirtualClock()

  private var awaited: [String] {
    clock.state.withLock { $0.awaited.values.map(\.label.name) }
  }

  @Test func theClockWaitsForAnExternalWaitToEnd() {
    let wait = ExternalWait(WorkLabel("answer"), by: clock)
    #expect(awaited == ["answer"])
    wait.end()
    #expect(awaited == [])
  }

  @Test func releasingAnExternalWaitEndsIt() {
    var wait: ExternalWait? = ExternalWait(WorkLabel("answer"), by: clock)
    #expect(wait != nil && awaited == ["answer"])
    wait = nil
    #expect(awaited == [])
  }
}
