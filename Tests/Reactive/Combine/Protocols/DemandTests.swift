import PlatenCombine
import Testing

struct DemandTests {
  @Test func demandIsAddedComparedAndPrinted() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.max(2) + 3 == 5)
    #expect(Subscribers.Demand.max(5) - .max(3) == 2)
    #expect(Subscribers.Demand.max(5) * 2 == .max(10))
    #expect(Subscribers.Demand.max(5) < .unlimited)
    #expect(Subscribers.Demand.unlimited > 1_000_000)
    #expect("\(Subscribers.Demand.max(3)) \(Subscribers.Demand.unlimited)" == "max(3) unlimited")
  }

  @Test func unlimitedDemandStaysUnlimited() {
    #expect(Subscribers.Demand.unlimited - 1 == .unlimited)
    #expect(Subscribers.Demand.unlimited + 1 == .unlimited)
    #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test func aCustomSubscriberReceivesOnlyTheDemandedValues() {
    final class Limited: Subscriber {
      typealias Input = Int
      typealias Failure = Never
      var left = Subscribers.Demand.max(3)
      var sum = 0

      func receive(subscription: any Subscription) { subscription.request(.max(1)) }

      func receive(_ input: Int) -> Subscribers.Demand {
        sum += input
        left -= 1
        return left > 0 ? .max(1) : .none
      }

      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = Limited()
    subject.subscribe(subscriber)
    for value in 1...10 { subject.send(value) }
    #expect(subscriber.sum == 6)
  }
}
