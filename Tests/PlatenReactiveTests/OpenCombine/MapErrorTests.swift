import PlatenReactive
import Testing

@Suite struct MapErrorTests {
  @Test func itCanBeMadeWithALabelledTransform() {
    let publisher = Publishers.MapError(
      upstream: Fail<Int, Oops>(error: .oops), transform: { _ in Oops.another })
    let subscriber = TrackingSubscriber<Int, Oops>()
    publisher.subscribe(subscriber)
    #expect(subscriber.signals == ["failed another"])
  }
}
