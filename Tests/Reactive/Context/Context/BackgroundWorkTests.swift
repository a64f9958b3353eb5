import Dispatch
import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct BackgroundWorkTests {
  @Test func theResultsOfBackgroundWorkArriveInTheOrderOfItsStart() {
    let clock = VirtualClock()
    let context = SessionContext(clock: clock)
    let lines = Locked<[String]>([])
    let work = ["a", "b"].map { BackgroundWork(WorkLabel($0), of: context, clock) }
    #expect(clock.pending.map(\.name) == ["a", "b"])
    // The later work ends first.
    for (name, work) in [("b", work[1]), ("a", work[0])] {
      work.run {
        clock.scheduleArrival(WorkLabel(name), Action { lines.withLock { $0.append(name) } })
      }
    }
    #expect(clock.activity.isIdle)
    #expect(lines.value == [])
    clock.advance(to: .nanoseconds(1))
    #expect(lines.value == ["a", "b"])
  }

  @Test func theResultsOfNestedWorkFollowThoseOfTheWorkThatStartedIt() {
    let clock = VirtualClock()
    let context = SessionContext(clock: clock)
    let lines = Locked<[String]>([])
    let deliver = { @Sendable (line: String) in
      clock.scheduleArrival(WorkLabel(line), Action { lines.withLock { $0.append(line) } })
    }
    let work = ["a", "b"].map { BackgroundWork(WorkLabel($0), of: context, clock) }
    // The later work starts its nested work first.
    for (name, work) in [("b", work[1]), ("a", work[0])] {
      work.run {
        let nested = (1...2).map { BackgroundWork(WorkLabel("\(name)\($0)"), of: context, clock) }
        for (index, work) in zip(1..., nested).reversed() {
          work.run { deliver("\(name)\(index)") }
        }
        deliver(name)
      }
    }
    clock.advance(to: .nanoseconds(1))
    #expect(lines.value == ["a", "a1", "a2", "b", "b1", "b2"])
  }

  @Test func workThatIsDiscardedHasEnded() {
    let clock = VirtualClock()
    var work: BackgroundWork? = BackgroundWork(
      WorkLabel("a"), of: SessionContext(clock: clock), clock)
    #expect(clock.pending.map(\.name) == ["a"] && !clock.activity.isIdle)
    withExtendedLifetime(work) {}
    work = nil
    #expect(clock.pending == [] && clock.activity.isIdle)
  }

  @MainActor
  @Test func aChangeThatFollowsBackgroundWorkIsHandledImmediately() async {
    let clock = VirtualClock()
    let work = BackgroundWork(WorkLabel("a"), of: SessionContext(clock: clock), clock)
    let (hasEnded, end) = AsyncStream.makeStream(of: Void.self)
    let isHandled = Locked(false)
    var task: Task<Void, Never>?
    work.run {
      // A task of a library has the task-local values of the work, and can outlive it.
      task = Task {
        for await _ in hasEnded {}
        #expect(ArrivalOrder.current != nil)
        MainQueue.enqueueAfterChange { isHandled.value = true }
      }
    }
    end.finish()
    await task?.value
    await MainQueue.hop()
    #expect(isHandled.value)
  }

  @MainActor
  @Test func changesOfBackgroundWorkAreHandledWhenTheClockNoLongerWaitsForIt() async {
    let clock = VirtualClock()
    clock.activity.patience = 0
    let work = BackgroundWork(WorkLabel("a"), of: SessionContext(clock: clock), clock)
    let handled = Locked<[Int]>([])
    let (isAnnounced, announce) = AsyncStream.makeStream(of: Void.self)
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      work.run {
        for number in 1...2 {
          MainQueue.enqueueAfterChange { handled.withLock { $0.append(number) } }
        }
        announce.finish()
        end.wait()
      }
    }
    for await _ in isAnnounced {}
    await MainQueue.hop()
    #expect(handled.value == [])
    await clock.idle()
    await MainQueue.hop()
    #expect(handled.value == [1, 2])
    end.signal()
  }

  @Test func aResultIsDeliveredAfterTheClockIsClosed() async {
    let clock = VirtualClock()
    let arrival = SessionContext(clock: clock).perform { Arrival(WorkLabel("result")) }
    let count = Locked(0)
    let deliver = { @Sendable in arrival.deliver { count.withLock { $0 += 1 } } }
    await onAnotherThread(deliver)
    #expect(count.value == 0)
    clock.close()
    #expect(count.value == 1)
    await onAnotherThread(deliver)
    #expect(count.value == 2)
  }

  private func onAnotherThread(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        work()
        continuation.resume()
      }
    }
  }
}
