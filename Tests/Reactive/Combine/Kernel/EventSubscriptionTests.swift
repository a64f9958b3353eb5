import Testing

@testable import PlatenCombine

@Suite struct EventSubscriptionTests {
  @Test func anEventWithoutDemandIsDropped() {
    var received: [Int] = []
    let subscription = EventSubscription<Int> { event in
      received.append(event)
      return event == 2 ? .max(1) : .none
    }
    subscription.send(1)
    subscription.request(.max(1))
    for event in 2...4 { subscription.send(event) }
    #expect(received == [2, 3])
  }

  @Test func cancellationStopsTheEvents() {
    var received: [Int] = []
    let subscription = EventSubscription<Int> { event in
      received.append(event)
      return .none
    }
    subscription.request(.unlimited)
    subscription.send(1)
    subscription.cancel()
    subscription.send(2)
    #expect(received == [1])
  }
}
