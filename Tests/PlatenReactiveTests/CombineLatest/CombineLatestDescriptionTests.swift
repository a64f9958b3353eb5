import PlatenReactive
import Testing

@Suite struct CombineLatestDescriptionTests {
  @Test func theSubscriptionIsDescribedAsCombineLatest() {
    let subscriber = TrackingSubscriber<(Int, Int), Never>(demand: .none)
    PassthroughSubject<Int, Never>().combineLatest(PassthroughSubject()).subscribe(subscriber)
    let subscription = subscriber.subscription as Any
    #expect("\(subscriber.subscription!)" == "CombineLatest")
    #expect(
      (subscriber.subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
        as? String == "CombineLatest")
    #expect(String(reflecting: subscription).contains("CombineLatest"))
  }

  @Test func theSubscriptionReflectsItsDownstreamItsUpstreamsAndTheDemand() throws {
    let subscriber = TrackingSubscriber<(Int, Int), Never>(demand: .max(3))
    PassthroughSubject<Int, Never>().combineLatest(PassthroughSubject()).subscribe(subscriber)
    let mirror = Mirror(reflecting: try #require(subscriber.subscription))
    let values = Dictionary(
      uniqueKeysWithValues: mirror.children.compactMap { child in
        child.label.map { ($0, child.value) }
      })
    #expect((values["downstream"] as? TrackingSubscriber<(Int, Int), Never>) === subscriber)
    #expect((values["upstreamSubscriptions"] as? [(any Subscription)?])?.count == 2)
    #expect((values["demand"] as? Subscribers.Demand) == .max(3))
  }

  @Test func whatAnUpstreamSeesIsDescribedAsCombineLatest() {
    let upstream = SubscriberDescriber()
    upstream.combineLatest(Just(1)).subscribe(TrackingSubscriber<(Int, Int), Never>())
    #expect(upstream.descriptions == ["CombineLatest"])
  }
}

/// A publisher that only writes down how its subscribers describe themselves.
private final class SubscriberDescriber: Publisher {
  typealias Output = Int
  typealias Failure = Never

  private(set) var descriptions: [String] = []

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    descriptions.append("\(subscriber)")
  }
}
