import Foundation
import PlatenContext
import PlatenRemote
import Testing

@Suite struct RemoteEventsTests {
  private let scheduler = DispatchQueue.test
  private let request = RemoteRequest(.get, at: "http://names.example", path: ["ada"])

  @Test func eachSubscriptionSendsARequest() {
    let count = Locked(0)
    let client = RemoteClient(on: scheduler.eraseToAnyScheduler()) { _ in
      count.withLock { $0 += 1 }
      return .never
    }
    let events = client.events(for: request)
    #expect(count.value == 0)
    let first = events.sink { _ in
    } receiveValue: { _ in
    }
    let second = events.sink { _ in
    } receiveValue: { _ in
    }
    #expect(count.value == 2)
    _ = (first, second)
  }
}
