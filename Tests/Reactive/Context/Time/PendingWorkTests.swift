import Foundation
import PlatenContext
import Testing

/// Tests of the list of pending work of a clock.
@Suite struct PendingWorkTests {
  private let scheduler = DispatchQueue.test
  private let file = "PlatenContextTests/PendingWorkTests.swift"

  @Test func pendingWorkOfAnOperatorNamesItsCallSite() {
    let values = PassthroughSubject<Int, Never>()
    let line: UInt = #line + 1
    let subscription = values.debounce(for: 0.8, scheduler: scheduler.eraseToAnyScheduler()).sink {
      _ in
    }
    #expect(scheduler.pending == [])
    values.send(1)
    #expect(
      scheduler.pending.map(\.description)
        == ["debounce (\(file):\(line)), due at 0.8s"])
    #expect(scheduler.pending.first?.name == "debounce")
    #expect(scheduler.pending.first?.due == .milliseconds(800))
    subscription.cancel()
    #expect(scheduler.pending == [])
  }

  @Test func workScheduledDirectlyIsPending() {
    let (values, trace) = (PassthroughSubject<Int, Never>(), Trace())
    let line: UInt = #line
    let subscriptions = [
      values.debounce(for: 0.8, scheduler: scheduler).map { $0 * 10 }.sink(into: trace),
      values.throttle(for: 0.9, scheduler: scheduler, latest: true).sink(into: trace),
      values.timeout(1, scheduler: scheduler).filter { _ in false }.sink(into: trace),
      values.setFailureType(to: Oops.self)
        .timeout(1, scheduler: scheduler, customError: { .oops }).filter { _ in false }
        .catch { _ in Just(0) }.sink(into: trace),
    ]
    for value in 1...2 {
      values.send(value)
      scheduler.advance()
    }
    #expect(
      scheduler.pending.map(\.description) == [
        "debounce (\(file):\(line + 2)), due at 0.8s",
        "throttle (\(file):\(line + 3)), due at 0.9s",
        "timeout (\(file):\(line + 4)), due at 1s", "timeout (\(file):\(line + 6)), due at 1s",
      ])
    scheduler.run()
    #expect(scheduler.pending == [])
    #expect(trace.lines == ["1", "20", "2", "finished", "0", "finished"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func unlabeledWorkHasNoLocation() {
    scheduler.schedule {}
    #expect(scheduler.pending.map(\.description) == ["scheduled work, due at 0s"])
  }

  @Test func pendingWorkIsListedInOrderOfTime() {
    for seconds in [2, 1, 3] {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(seconds))) {}
    }
    #expect(scheduler.pending.map(\.due) == [.seconds(1), .seconds(2), .seconds(3)])
  }

  @Test func repeatingWorkIsNotPending() {
    let values = PassthroughSubject<Int, Never>()
    let subscriptions = [
      AnyCancellable(scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {}),
      values.collect(.byTime(scheduler.eraseToAnyScheduler(), .seconds(1))).sink { _ in },
    ]
    #expect(scheduler.pending == [])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aTimeoutIsPending() {
    let values = PassthroughSubject<Int, Never>()
    let subscription = values.timeout(3, scheduler: scheduler.eraseToAnyScheduler())
      .sink { _ in }
    #expect(scheduler.pending.map(\.name) == ["timeout"])
    scheduler.run()
    #expect(scheduler.pending == [])
    subscription.cancel()
  }
}
