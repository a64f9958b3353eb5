import Dispatch
import Foundation
import Testing

@testable import PlatenConcurrency
@testable import PlatenContext

@MainActor
@Suite struct SessionTimeTests {
  private let clock = VirtualClock()

  private func inSession<Value>(_ body: () -> Value) -> Value {
    SessionContext(clock: clock).perform(body)
  }

  @Test func datesAndUptimeFollowTheSessionClock() {
    inSession {
      let (date, uptime) = (SessionTime.date, SessionTime.uptime)
      let time = SessionTime.dispatchTime
      clock.advance(to: .seconds(90))
      #expect(SessionTime.date == date + 90)
      #expect(SessionTime.uptime == uptime + 90)
      #expect(SessionTime.dispatchTime == time + .seconds(90))
    }
  }

  @Test func datesAndUptimeAreThoseOfTheSystemOutsideASession() {
    let (date, uptime) = (Date(), ProcessInfo.processInfo.systemUptime)
    #expect(SessionTime.date >= date)
    #expect(SessionTime.uptime >= uptime)
  }

  @Test func aRepeatingTimerFiresUntilItIsInvalidated() {
    let dates = Locked<[Date]>([])
    let start = clock.date
    inSession {
      let timer = Timer(timeInterval: 2, repeats: true) { _ in
        dates.withLock { $0.append(SessionTime.date) }
      }
      timer.fireDate = start + 2
      SessionTime.start(timer, on: .main, in: .common, from: "App/Clock.swift:3")
      #expect(clock.pending == [])
      clock.advance(to: .seconds(5))
      #expect(SessionTime.fireDate(of: timer) == start + 6)
      SessionTime.invalidate(timer)
      clock.advance(to: .seconds(9))
    }
    #expect(dates.value == [start + 2, start + 4])
  }

  @Test func aTimerThatFiresOnceIsPendingUntilItFires() {
    let count = Locked(0)
    inSession {
      let timer = Timer(fire: clock.date + 1, interval: 1, repeats: false) { _ in
        count.withLock { $0 += 1 }
      }
      SessionTime.start(timer, on: .main, in: .default, from: "App/Clock.swift:3")
      SessionTime.start(timer, on: .main, in: .common, from: "App/Clock.swift:4")
      #expect(clock.pending.map(\.place) == ["App/Clock.swift:3"])
      clock.advance(to: .seconds(5))
      #expect(!timer.isValid)
    }
    #expect(count.value == 1)
    #expect(clock.pending == [])
  }

  @Test func aTimerThatIsFiredByHandDoesNotFireAgain() {
    let count = Locked(0)
    inSession {
      let timer = Timer(fire: clock.date + 1, interval: 1, repeats: false) { _ in
        count.withLock { $0 += 1 }
      }
      SessionTime.start(timer, on: .main, in: .default, from: nil)
      SessionTime.fire(timer)
      #expect(clock.pending == [])
      clock.advance(to: .seconds(5))
    }
    #expect(count.value == 1)
  }

  @Test func aTimerThatIsInvalidatedBeforeItFiresIsNotPending() {
    inSession {
      let timer = Timer(fire: clock.date + 1, interval: 1, repeats: false) { _ in }
      SessionTime.start(timer, on: .main, in: .default, from: nil)
      SessionTime.invalidate(timer)
      #expect(clock.pending == [])
    }
  }

  @Test func aNewFireDateReplacesTheNextFiring() {
    let dates = Locked<[Date]>([])
    let start = clock.date
    inSession {
      let timer = Timer(fire: start + 10, interval: 10, repeats: true) { _ in
        dates.withLock { $0.append(SessionTime.date) }
      }
      SessionTime.start(timer, on: .main, in: .default, from: nil)
      clock.advance(to: .seconds(12))
      SessionTime.setFireDate(of: timer, to: start + 15)
      clock.advance(to: .seconds(30))
      SessionTime.invalidate(timer)
    }
    #expect(dates.value == [start + 10, start + 15, start + 25])
  }

  @Test func aTimerSkipsFiringsThatAreInThePast() {
    let count = Locked(0)
    inSession {
      let timer = Timer(fire: clock.date - 35, interval: 10, repeats: true) { _ in
        count.withLock { $0 += 1 }
      }
      SessionTime.start(timer, on: .main, in: .default, from: nil)
      clock.advance(to: .seconds(1))
      #expect(count.value == 1)
      clock.advance(to: .seconds(6))
      SessionTime.invalidate(timer)
    }
    #expect(count.value == 2)
  }

  @Test func closingTheClockInvalidatesItsTimers() {
    let timer = Timer(fire: clock.date + 1, interval: 1, repeats: true) { _ in }
    inSession { SessionTime.start(timer, on: .main, in: .default, from: nil) }
    #expect(timer.isValid)
    clock.close()
    #expect(!timer.isValid)
  }

  @Test func aDelayIsMeasuredFromTheCurrentTimeOfDispatch() {
    let count = Locked(0)
    inSession {
      let now = SessionTime.dispatchTime
      SessionTime.async(on: .main, at: now + .milliseconds(300), from: nil) {
        count.withLock { $0 += 1 }
      }
      clock.advance(to: .milliseconds(300) - .nanoseconds(1))
      #expect(count.value == 0)
      clock.advance(to: .milliseconds(300))
    }
    #expect(count.value == 1)
  }

  @Test func aCanceledWorkItemDoesNotRun() {
    let count = Locked(0)
    inSession {
      let items = (1...2).map { _ in DispatchWorkItem { count.withLock { $0 += 1 } } }
      for item in items {
        SessionTime.async(on: .main, at: SessionTime.dispatchTime + 1, from: nil, item)
      }
      items[0].cancel()
      clock.advance(to: .seconds(2))
    }
    #expect(count.value == 1)
  }

  @Test func aCanceledWorkItemCompletesWhenItIsDue() async {
    let item = DispatchWorkItem {}
    inSession {
      SessionTime.async(on: .main, at: SessionTime.dispatchTime + 1, from: nil, item)
      item.cancel()
      clock.advance(to: .seconds(1))
    }
    await withCheckedContinuation { continuation in
      item.notify(queue: .main) { continuation.resume() }
    }
    #expect(item.isCancelled)
  }

  @Test(arguments: [true, false])
  func operationsAndRunLoopsRunInTheSession(isMain: Bool) async {
    let isInSession = await withCheckedContinuation { continuation in
      inSession {
        let context = SessionContext.current
        if isMain {
          SessionTime.perform(on: .main, in: [.default], from: nil) {
            continuation.resume(returning: SessionContext.current === context)
          }
        } else {
          SessionTime.addOperation(to: OperationQueue(), from: nil) {
            continuation.resume(returning: SessionContext.current === context)
          }
        }
      }
    }
    #expect(isInSession)
  }

  @Test func aBlockOfASessionBelongsToItsGroup() async {
    let group = DispatchGroup()
    let hasRun = Locked(false)
    inSession {
      SessionTime.async(on: .global(), group: group, flags: .barrier, from: nil) {
        hasRun.value = true
      }
    }
    await withCheckedContinuation { continuation in
      group.notify(queue: .main) { continuation.resume() }
    }
    #expect(hasRun.value)
  }
}
