import Foundation
import PlatenReactive
import Testing

@Suite struct FutureTests {
  private typealias Promise = Future<Int, Oops>.Promise

  /// A future, and what keeps its promise.
  private func promised() -> (Future<Int, Oops>, Promise) {
    var promise: Promise = { _ in }
    let future = Future<Int, Oops> { promise = $0 }
    return (future, promise)
  }

  @Test func everybodyGetsTheFirstResultAndTheEnd() {
    let (future, promise) = promised()
    let early = TrackingSubscriber<Int, Oops>(demand: .unlimited)
    future.subscribe(early)
    promise(.success(1))
    promise(.success(2))
    promise(.failure(.oops))
    let late = TrackingSubscriber<Int, Oops>(demand: .max(1))
    future.subscribe(late)
    #expect(early.signals == ["1", "finished"])
    #expect(late.signals == early.signals)
  }

  @Test func theClosureIsCalledAtOnceAndOnce() {
    var calls = 0
    let future = Future<Int, Oops> { promise in
      calls += 1
      promise(.success(calls))
    }
    #expect(calls == 1)
    for _ in 1...2 { _ = future.sink(receiveCompletion: { _ in }, receiveValue: { _ in }) }
    #expect(calls == 1)
  }

  @Test func aValueWaitsForADemandAndAnErrorDoesNot() {
    let (future, promise) = promised()
    let idle = TrackingSubscriber<Int, Oops>(demand: .none)
    future.subscribe(idle)
    promise(.success(1))
    #expect(idle.signals == [])
    idle.subscription?.request(.max(1))
    #expect(idle.signals == ["1", "finished"])

    let (failing, fail) = promised()
    let other = TrackingSubscriber<Int, Oops>(demand: .none)
    failing.subscribe(other)
    fail(.failure(.oops))
    #expect(other.signals == ["failed oops"])
  }

  @Test func whoHasCancelledHearsNothingAndTheFutureGoesOn() {
    let (future, promise) = promised()
    let (gone, staying) = (
      TrackingSubscriber<Int, Oops>(demand: .unlimited),
      TrackingSubscriber<Int, Oops>(demand: .unlimited)
    )
    future.subscribe(gone)
    future.subscribe(staying)
    gone.subscription?.cancel()
    promise(.success(1))
    #expect(gone.signals == [])
    #expect(staying.signals == ["1", "finished"])
  }

  @Test func aSubscriberThatCancelsAtOnceIsNotKept() {
    let (future, promise) = promised()
    weak var kept: Witness?
    do {
      let witness = Witness()
      kept = witness
      future.sink(receiveCompletion: { _ in witness.see([0]) }, receiveValue: { _ in }).cancel()
    }
    #expect(kept == nil)
    promise(.success(1))
  }

  @Test func itsValueIsAwaited() async throws {
    let value = await Future<Int, Never> { $0(.success(7)) }.value
    #expect(value == 7)
    await #expect(throws: Oops.self) {
      try await Future<Int, Oops> { $0(.failure(.oops)) }.value
    }
  }

  @Test func itIsCalledFuture() {
    let subscriber = TrackingSubscriber<Int, Oops>()
    promised().0.subscribe(subscriber)
    #expect(subscriber.history == ["subscription Future"])
  }

  @Test func whoNamesAFutureGetsThisOne() {
    #expect("\(String(reflecting: Future<Int, Never>.self))".hasPrefix("PlatenReactive.Future"))
  }

  /// A promise that is kept while a value is asked for, and while another is cancelled.
  @Test func aResultComesWholeFromAnyThread() {
    for round in 0..<2_000 {
      let (url, received) = (URL(fileURLWithPath: "/\(round)"), Locked<[String]>([]))
      var promise: Future<URL, Oops>.Promise = { _ in }
      let future = Future<URL, Oops> { promise = $0 }
      let (asked, kept) = (Shared(future), Shared(promise))
      onThreads(3) { index in
        if index == 0 { return kept.value(.success(url)) }
        let sink = Subscribers.Sink<URL, Oops> { _ in
        } receiveValue: { url in
          received.withLock { $0.append("\(url)") }
        }
        asked.value.subscribe(sink)
        if index == 1 { sink.cancel() }
      }
      #expect((1...2).contains(received.value.count))
      #expect(received.value.allSatisfy { $0 == "file:///\(round)" })
    }
  }
}
