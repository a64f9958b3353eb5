import Platen
import PlatenContext
import Testing

@testable import PlatenSession

@MainActor
@Suite struct ClockDriverTests {
  /// Work that runs what is due on a clock, and is finished either then or never.
  private final class Work: TimedWork {
    private let clock: VirtualClock
    private let ends: Bool
    var settled = 0

    init(on clock: VirtualClock, ends: Bool = true) {
      self.clock = clock
      self.ends = ends
    }

    func settleWork() async -> Bool {
      settled += 1
      _ = clock.runDue()
      return ends
    }
  }

  private let clock = VirtualClock()
  private let log = EventLog()

  private let work: Work
  private let driver: ClockDriver

  init() {
    work = Work(on: clock)
    driver = ClockDriver(clock, log: log)
    driver.work = work
  }

  @Test func virtualTimeSettlesWorkWhileItPasses() async {
    var moments: [Duration] = []
    await driver.pass(.seconds(3600), eachMoment: { moments.append(clock.now.elapsed) })
    #expect(clock.now.elapsed == .seconds(3600))
    #expect(moments.first == .zero)
    #expect(work.settled > 0)
  }

  @Test func scheduledWorkRunsWhenItsDueTimeIsReached() async {
    var fired: [Int] = []
    let pending = (1...3).map { second in
      clock.schedule(WorkLabel("tick"), after: .seconds(second)) { fired.append(second) }
    }
    await driver.pass(.seconds(2), eachMoment: {})
    #expect(fired == [1, 2])
    #expect(clock.now.elapsed == .seconds(2))
    await driver.pass(.seconds(1), eachMoment: {})
    #expect(fired == [1, 2, 3])
    withExtendedLifetime(pending) {}
  }

  @Test func timeDoesNotPassWhileTheConditionIsFalse() async {
    await driver.pass(.seconds(10), while: { false }, eachMoment: {})
    #expect(clock.now.elapsed == .zero)
  }

  @Test func endlessWorkAtOneInstantIsReported() async {
    let endless = Work(on: clock, ends: false)
    driver.work = endless
    var pending: AnyCancellable?
    func scheduleAgain() {
      pending = clock.schedule(WorkLabel("loop"), after: .zero) { scheduleAgain() }
    }
    scheduleAgain()
    await driver.pass(.seconds(1), eachMoment: {})
    #expect(log.lines.contains { $0.contains("never finishes") })
    #expect(clock.now.elapsed == .seconds(1))
    pending?.cancel()
  }

  @Test func virtualTimeAdvancesOnlyOnRequest() {
    let pending = clock.schedule(WorkLabel("tick"), after: .zero) {}
    driver.resume()
    #expect(!driver.runDue())
    pending.cancel()
  }
}
