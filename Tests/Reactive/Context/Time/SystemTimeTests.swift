import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct SystemTimeTests {
  @Test func systemClocksFollowTheSessionClock() {
    let clock = VirtualClock()
    SessionContext(clock: clock).perform {
      let start = SystemTime.now(of: ContinuousClock())
      let other = SystemTime.now(of: SuspendingClock())
      clock.advance(to: .seconds(90))
      #expect(SystemTime.now(of: ContinuousClock()) == start + .seconds(90))
      #expect(SystemTime.now(of: SuspendingClock()) == other + .seconds(90))
    }
  }

  @Test func theStartOfVirtualTimeIsTheSameInEveryRun() {
    let starts = (0..<2).map { _ in
      SessionContext(clock: VirtualClock()).perform { SystemTime.now(of: ContinuousClock()) }
    }
    #expect(starts[0] == starts[1])
  }
}
