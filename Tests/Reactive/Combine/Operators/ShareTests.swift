import PlatenCombine
import Testing

struct ShareTests {
  let upstream = ScriptedPublisher<Int>()

  @Test func shareConnectsForTheFirstSubscriberAndDisconnectsAfterTheLast() {
    let share = upstream.share()
    var subscriptions = (0..<2).map { _ in
      share.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    }
    #expect(upstream.requests == ["unlimited"])
    subscriptions[0].cancel()
    subscriptions[0].cancel()
    #expect(upstream.requests == ["unlimited"])
    subscriptions.removeAll()
    #expect(upstream.requests == ["unlimited", "cancel"])
  }
}
