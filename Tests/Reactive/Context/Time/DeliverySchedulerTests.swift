import PlatenContext
import Testing

@Suite struct DeliverySchedulerTests {
  @Test func eachSignalIsPassedToTheClosure() {
    let trace = Trace()
    var deliveries: [() -> Void] = []
    let subscription = Just(1).receive(on: DeliveryScheduler { deliveries.append($0) })
      .sink(into: trace)
    #expect(trace.lines == [])
    while !deliveries.isEmpty { deliveries.removeFirst()() }
    #expect(trace.lines == ["1", "finished"])
    subscription.cancel()
  }
}
