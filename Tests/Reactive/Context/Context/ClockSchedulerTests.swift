import Foundation
import PlatenContext
import Testing

@testable import class PlatenTime.VirtualClock

/// Tests of time operators with the schedulers that models name.
@Suite struct ClockSchedulerTests {
  private static let main =
    TimedOperator.all(on: DispatchQueue.main) + TimedOperator.all(on: RunLoop.main)
    + TimedOperator.all(on: OperationQueue.main)
    + TimedOperator.all(on: DispatchQueue.main.eraseToAnyScheduler())
    + TimedOperator.all(on: AnySchedulerOf<DispatchQueue>.main)
  private static let background =
    TimedOperator.all(on: DispatchQueue.global()) + TimedOperator.all(on: OperationQueue())

  /// The expected signals of each operator for one value, within half a second or one second.
  private static let expected = [
    "debounce": [[], ["1"]], "throttle": [["1"], ["1"]], "collect": [[], ["[1]"]],
    "delay": [[], ["1"]], "timeout": [["1"], ["1", "finished"]],
    "measureInterval": [["0"], ["0"]], "receive": [["1"], ["1"]], "subscribe": [["1"], ["1"]],
  ]

  private let clock = VirtualClock()
  private let trace = Trace()
  private let values = PassthroughSubject<Int, Never>()

  @Test func theMainQueueSchedulerIsTheSessionClock() {
    let subscription = SessionContext(clock: clock).perform {
      values.receive(on: AnySchedulerOf<DispatchQueue>.main).sink(into: trace)
    }
    SessionContext(clock: clock).perform { values.send(1) }
    #expect(clock.pending.map(\.name) == ["receive"])
    #expect(trace.lines == [])
    clock.runDue()
    #expect(trace.lines == ["1"])
    subscription.cancel()
  }

  @Test(arguments: main + background)
  func schedulersUseTheClockOfTheContext(timed: TimedOperator) {
    SessionContext(clock: clock).perform {
      let subscription = timed.apply(values).sink(into: trace)
      #expect(trace.lines == [])
      clock.advance(to: .zero)
      values.send(1)
      clock.advance(to: .milliseconds(499))
      #expect(trace.lines == Self.expected[timed.name]?[0])
      clock.advance(to: .seconds(1))
      #expect(trace.lines == Self.expected[timed.name]?[1])
      subscription.cancel()
      clock.advance(to: .seconds(1))
      #expect(clock.pending == [])
    }
  }

  @Test(arguments: main + background)
  func pendingWorkIsNamedWithItsCallSite(timed: TimedOperator) {
    if ["collect", "measureInterval"].contains(timed.name) { return }
    SessionContext(clock: clock).perform {
      let subscription = timed.apply(values).sink(into: trace)
      values.send(1)
      #expect(Set(clock.pending.map(\.name)) == [timed.name])
      #expect(Set(clock.pending.map(\.place)) == [timed.place])
      subscription.cancel()
    }
  }

  @Test(arguments: main.dropLast(8))
  func aPipelineAlwaysUsesItsInitialClock(timed: TimedOperator) {
    let subscription = SessionContext(clock: clock).perform {
      timed.apply(values).sink(into: trace)
    }
    let other = VirtualClock()
    SessionContext(clock: other).perform {
      clock.advance(to: .milliseconds(1))
      values.send(1)
    }
    #expect(other.pending == [])
    clock.advance(to: .seconds(1))
    #expect(trace.lines == Self.expected[timed.name]?[1])
    subscription.cancel()
  }

  @Test(arguments: ["receive", "throttle"])
  func theQueueIsUsedIfTheSessionHasNoClock(name: String) async throws {
    let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: name)
    queue.setSpecific(key: key, value: true)
    let timed = try #require(TimedOperator.all(on: queue).first { $0.name == name })
    var subscription: AnyCancellable?
    let isOnQueue = await withCheckedContinuation { continuation in
      subscription = timed.apply(values).prefix(1).sink { _ in
        continuation.resume(returning: DispatchQueue.getSpecific(key: key) ?? false)
      }
      values.send(1)
    }
    #expect(isOnQueue)
    subscription?.cancel()
  }

  /// Test runs process the main queue but not the main run loop.
  @Test func mainRunLoopWorkNeedsOnlyTheMainQueue() async {
    var received: [Int] = []
    let values = Just(1).receive(on: RunLoop.main).delay(for: 0.001, scheduler: RunLoop.main)
    for await value in values.values { received.append(value) }
    let last = CurrentValueSubject<Int, Never>(2).debounce(for: 0.001, scheduler: RunLoop.main)
    for await value in last.first().values { received.append(value) }
    #expect(received == [1, 2])
  }

  @Test func anExplicitTypeSelectsTheSystemScheduler() {
    let values = PassthroughSubject<Int, Never>()
    let debounce: Publishers.Debounce<PassthroughSubject<Int, Never>, DispatchQueue> =
      values.debounce(for: 1, scheduler: DispatchQueue.main)
    let receive: Publishers.ReceiveOn<PassthroughSubject<Int, Never>, RunLoop> =
      values.receive(on: RunLoop.main)
    let delay: Publishers.Delay<PassthroughSubject<Int, Never>, OperationQueue> =
      values.delay(for: 1, scheduler: OperationQueue.main)
    #expect(debounce.scheduler.label == DispatchQueue.main.label)
    #expect(receive.scheduler === RunLoop.main)
    #expect(delay.scheduler === OperationQueue.main)
  }

  @Test func optionsAndTolerancesHaveTheTypesOfCombine() {
    let (queue, group) = (DispatchQueue(label: "options"), DispatchGroup())
    let subscription = values.receive(on: queue, options: .init(group: group)).sink(into: trace)
    values.send(1)
    group.wait()
    #expect(trace.lines == ["1"])
    subscription.cancel()
    let delayed = values.delay(for: 1, tolerance: 0.1, scheduler: queue, options: .init())
    #expect(delayed.tolerance == 0.1)
  }

  @Test func valuesFromAnotherThreadArriveAtTheNextInstant() {
    let subscription = SessionContext(clock: clock).perform {
      values.receive(on: RunLoop.main).sink(into: trace)
    }
    let (shared, clock) = (Shared(values), clock)
    onThreads(1) { _ in shared.value.send(1) }
    #expect(!clock.runDue())
    onThreads(1) { _ in SessionContext(clock: clock).perform { shared.value.send(2) } }
    #expect(clock.runDue())
    #expect(trace.lines == ["2"])
    clock.advance(to: .nanoseconds(1))
    #expect(trace.lines == ["2", "1"])
    subscription.cancel()
  }

  @Test func theCompletionFollowsAValueFromAnotherThread() {
    let subscription = SessionContext(clock: clock).perform {
      values.receive(on: RunLoop.main).sink(into: trace)
    }
    let (shared, clock) = (Shared(values), clock)
    onThreads(1) { _ in shared.value.send(1) }
    SessionContext(clock: clock).perform { values.send(completion: .finished) }
    clock.advance(to: .zero)
    #expect(trace.lines == [])
    clock.advance(to: .nanoseconds(1))
    #expect(trace.lines == ["1", "finished"])
    subscription.cancel()
  }
}
