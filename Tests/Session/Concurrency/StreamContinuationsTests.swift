import PlatenConcurrency
import Testing

@testable import PlatenContext

@MainActor
@Suite struct StreamContinuationsTests {
  private let clock = VirtualClock()

  /// Runs a closure as background work of a session, and returns the elements that have arrived
  /// before and after the next instant of its clock.
  private func elements<S: AsyncSequence & Sendable>(
    of stream: S, yieldedBy work: () -> Void
  ) async throws -> (before: Int, elements: [S.Element]) where S.Element: Sendable {
    let received = Locked<[S.Element]>([])
    let reader = Task {
      for try await element in stream { received.withLock { $0.append(element) } }
    }
    BackgroundWork(WorkLabel("work"), of: SessionContext(clock: clock), clock).run(work)
    await MainQueue.hop()
    let before = received.value.count
    clock.advance(to: clock.now.elapsed + .nanoseconds(1))
    try await reader.value
    return (before, received.value)
  }

  @Test func elementsOfBackgroundWorkArriveAtTheNextInstant() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let (before, elements) = try await elements(of: stream) {
      continuation.yield(1)
      continuation.yield(with: .success(2))
      continuation.finish()
    }
    #expect(before == 0)
    #expect(elements == [1, 2])
  }

  @Test func elementsOfAStreamThatCanFailArriveAtTheNextInstant() async throws {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    let (before, elements) = try await elements(of: stream) {
      continuation.yield(1)
      continuation.yield(with: .success(2))
      continuation.finish()
    }
    #expect(before == 0)
    #expect(elements == [1, 2])
  }

  @Test func anErrorOfBackgroundWorkArrivesAfterTheElements() async throws {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Void.self)
    await #expect(throws: CancellationError.self) {
      _ = try await elements(of: stream) {
        continuation.yield()
        continuation.yield(with: .failure(CancellationError()))
      }
    }
  }

  @Test func elementsThatHaveNotArrivedPrecedeLaterOnes() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let context = SessionContext(clock: clock)
    BackgroundWork(WorkLabel("work"), of: context, clock).run { continuation.yield(1) }
    context.perform {
      continuation.yield(2)
      continuation.finish()
    }
    clock.advance(to: .nanoseconds(1))
    var elements: [Int] = []
    for await element in stream { elements.append(element) }
    #expect(elements == [1, 2])
  }

  @Test func afterTheSessionBackgroundWorkLearnsThatAStreamHasEnded() {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let results = Locked<[Bool]>([])
    let yield = { @Sendable in
      let isTerminated = if case .terminated = continuation.yield(1) { true } else { false }
      results.withLock { $0.append(isTerminated) }
    }
    continuation.finish()
    BackgroundWork(WorkLabel("work"), of: SessionContext(clock: clock), clock).run {
      yield()
      clock.close()
      yield()
    }
    #expect(results.value == [false, true])
    withExtendedLifetime(stream) {}
  }

  @Test func elementsOfTheSessionItselfAreYieldedImmediately() async {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingOldest(1))
    let results = SessionContext(clock: clock).perform {
      (continuation.yield(1), continuation.yield(2))
    }
    guard case (.enqueued(remaining: 0), .dropped(2)) = results else {
      Issue.record("\(results)")
      return
    }
    continuation.finish()
    var elements: [Int] = []
    for await element in stream { elements.append(element) }
    #expect(elements == [1])
  }
}
