import Foundation
import PlatenCombine
import Testing

struct FutureTests {
  @Test func aFutureStartsImmediatelyAndSharesItsResult() {
    var starts = 0
    let future = Future<Int, Never> { promise in
      starts += 1
      promise(.success(42))
      promise(.success(43))
    }
    #expect(starts == 1)
    var seen: [Int] = []
    var ends = 0
    for _ in 0..<2 {
      _ = future.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
    }
    #expect(starts == 1)
    #expect(seen == [42, 42])
    #expect(ends == 2)
  }

  @Test func concurrentRequestsDeliverAFutureValueOnce() {
    for _ in 0..<trials {
      let promise = Unprotected<Future<Int, Never>.Promise?>(nil)
      let future = Future<Int, Never> { promise.value = $0 }
      let subscriber = RequestingSubscriber<Int>()
      future.subscribe(subscriber)
      onThreads(2) { index in
        if index == 0 { promise.value?(.success(1)) } else { subscriber.request(.max(1)) }
      }
      #expect(subscriber.values == [1])
    }
  }

  @Test func aFutureCanBeAwaited() async throws {
    let good = Future<Int, Oops> { promise in
      let promise = Unprotected(promise)
      DispatchQueue.global().async { promise.value(.success(1)) }
    }
    #expect(try await good.value == 1)
    let bad = Future<Int, Oops> { $0(.failure(Oops())) }
    await #expect(throws: Oops.self) { try await bad.value }
  }

  @Test func lateSubscribersAlsoReceiveOnlyTheFirstResult() {
    let (future, promise) = promised()
    let early = future.recorder()
    promise(.success(1))
    promise(.success(2))
    promise(.failure(Oops()))
    #expect(early.signals == ["1", "finished"])
    #expect(future.recorder(.max(1)).signals == ["1", "finished"])
  }

  @Test func aValueWaitsForDemandAndAnErrorDoesNot() {
    let (future, promise) = promised()
    let idle = future.recorder(.none)
    promise(.success(1))
    #expect(idle.signals == [])
    idle.request(.max(1))
    #expect(idle.signals == ["1", "finished"])
    let (failing, fail) = promised()
    let other = failing.recorder(.none)
    fail(.failure(Oops()))
    #expect(other.signals == ["failed"])
  }

  @Test func cancelingASubscriberDoesNotAffectTheOthers() {
    let (future, promise) = promised()
    let (gone, staying) = (future.recorder(), future.recorder())
    gone.cancel()
    promise(.success(1))
    #expect(gone.signals == [])
    #expect(staying.signals == ["1", "finished"])
  }

  @Test func aCanceledSubscriberIsReleased() {
    let (future, promise) = promised()
    weak var kept: Unprotected<Int>?
    do {
      let object = Unprotected(0)
      kept = object
      future.sink(receiveCompletion: { _ in object.value = 1 }, receiveValue: { _ in }).cancel()
    }
    #expect(kept == nil)
    promise(.success(1))
  }

  @Test func theSubscriptionIsDescribedAsFuture() {
    #expect(promised().0.recorder().subscription.map { "\($0)" } == "Future")
  }

  /// One thread fulfills the promise while others request a value and cancel.
  @Test func aFutureCanBeFulfilledFromAnyThread() {
    for round in 0..<trials {
      let promise = Unprotected<Future<URL, Oops>.Promise?>(nil)
      let future = Unprotected(Future<URL, Oops> { promise.value = $0 })
      let sinks = Unprotected((0..<2).map { _ in Recorder<URL, Oops>() })
      onThreads(3) { index in
        if index == 2 {
          promise.value?(.success(URL(fileURLWithPath: "/\(round)")))
        } else {
          future.value.subscribe(sinks.value[index])
          if index == 1 { sinks.value[1].cancel() }
        }
      }
      #expect(sinks.value[0].signals == ["file:///\(round)", "finished"])
      #expect(["", "file:///\(round)"].contains(sinks.value[1].values.map(\.description).joined()))
    }
  }

  /// Creates a future and returns it with the closure that fulfills its promise.
  private func promised() -> (Future<Int, Oops>, Future<Int, Oops>.Promise) {
    var promise: Future<Int, Oops>.Promise = { _ in }
    let future = Future<Int, Oops> { promise = $0 }
    return (future, promise)
  }
}
