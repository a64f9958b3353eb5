import Foundation
import PlatenCombine
import Testing

struct FutureTests {
  @Test func workBeginsAtOnceAndEverySubscriberReceivesItsResult() {
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

  @Test func aValueThatThreadsRequestWhileItComesIsDeliveredOnce() {
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

  @Test func aFutureIsAwaited() async throws {
    let good = Future<Int, Oops> { promise in
      let promise = Unprotected(promise)
      DispatchQueue.global().async { promise.value(.success(1)) }
    }
    #expect(try await good.value == 1)
    let bad = Future<Int, Oops> { $0(.failure(Oops())) }
    await #expect(throws: Oops.self) { try await bad.value }
  }
}
