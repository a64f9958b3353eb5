import PlatenContext
import Testing

@testable import class PlatenTime.VirtualClock

/// Tests of tasks that sleep on a clock.
@Suite struct SleepTests {
  private let clock = VirtualClock()
  private let trace = Trace()

  /// Starts a task, and returns it once it is sleeping.
  private func sleeper(_ name: String, for duration: Duration) async -> Task<Void, Never> {
    let before = clock.pending.count
    let task = Task { [clock, trace] in
      do {
        try await clock.sleep(for: duration)
        trace.add("\(name) at \(clock.now.elapsed.text)")
      } catch {
        trace.add("\(name) \(type(of: error))")
      }
    }
    while clock.pending.count == before { await Task.yield() }
    return task
  }

  @Test func aSleepEndsAtItsTime() async {
    let task = await sleeper("a", for: .seconds(2))
    clock.advance(to: .milliseconds(1_999))
    #expect(clock.pending.map(\.description) == ["sleep, due at 2s"])
    clock.advance(to: .seconds(2))
    await task.value
    #expect(trace.lines == ["a at 2s"])
    #expect(clock.pending == [])
  }

  @Test func cancelingEndsASleepImmediately() async {
    let task = await sleeper("a", for: .seconds(2))
    task.cancel()
    await task.value
    #expect(trace.lines == ["a CancellationError"])
    #expect(clock.pending == [])
  }

  @Test func aCanceledTaskDoesNotSleep() async {
    let task = Task { [clock] in
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.pending == [])
  }

  @Test func closingTheClockCancelsItsSleeps() async {
    let task = await sleeper("a", for: .seconds(2))
    clock.close()
    await task.value
    #expect(trace.lines == ["a CancellationError"])
    await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func aSleepOfZeroDurationEndsImmediately(duration: Duration) async throws {
    try await clock.sleep(for: duration)
    #expect(clock.now.elapsed == .zero)
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.max) * 18])
  func theLongestSleepNeverEnds(duration: Duration) async {
    let task = await sleeper("a", for: duration)
    clock.advance(to: .seconds(1_000_000_000))
    #expect(clock.pending.map(\.description) == ["sleep, due at 100000000000s"])
    task.cancel()
    await task.value
  }

  @Test func sleepsCanBeCanceledFromManyThreads() async {
    for _ in 0..<100 {
      let task = Task { [clock] in try? await clock.sleep(for: .milliseconds(1)) }
      let clock = clock
      onThreads(2) { index in
        if index == 0 { task.cancel() } else { clock.advance(to: clock.now.elapsed + .seconds(1)) }
      }
      // The task may start to sleep only after both calls.
      task.cancel()
      await task.value
    }
    #expect(clock.pending == [])
  }
}
