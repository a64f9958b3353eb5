import Dispatch
import Platen
import PlatenTesting
import Testing

@Suite struct MarblePublisherTests {
  private enum Oops: Error { case oops }

  private let scheduler = DispatchQueue.test
  private var clock: VirtualClock { scheduler.clock }

  @Test func eachSubscriberReceivesTheDiagramFromItsStart() throws {
    let recorder = MarbleRecorder(on: scheduler)
    let publisher = try MarblePublisher("-a--(b|)", values: ["a": 1, "b": 2], on: clock)
      .marbles("numbers", in: recorder)
    let first = publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    scheduler.advance(by: 0.3)
    let second = publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    scheduler.run()
    withExtendedLifetime((first, second)) {
      expectMarbles(in: recorder) {
        """
        numbers    -1--(2|)
        numbers#2  ---^1--(2|)
        """
      }
    }
  }

  @Test func aFailureMarbleSendsTheSpecifiedError() throws {
    let recorder = MarbleRecorder(on: scheduler)
    let publisher = try MarblePublisher("a#", values: ["a": 1], error: Oops.oops, on: clock)
    let subscription = publisher.marbles("numbers", in: recorder)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    scheduler.run()
    withExtendedLifetime(subscription) {
      expectMarbles(in: recorder) { "numbers  1#\n# = oops" }
    }
  }

  @Test func cancelingAMarblePublisherLeavesNothingPending() throws {
    let subscription = try MarblePublisher("-a 1m b|", on: clock)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(scheduler.pending.count == 3)
    subscription.cancel()
    #expect(scheduler.pending.isEmpty)
  }

  @Test func valuesWithoutDemandAreDropped() throws {
    let recorder = MarbleRecorder(on: scheduler)
    let downstream = AnySubscriber<String, MarbleFailure>(
      receiveSubscription: { $0.request(.max(2)) })
    try MarblePublisher("-abc|", on: clock).marbles("letters", in: recorder).subscribe(downstream)
    scheduler.run()
    expectMarbles(in: recorder) {
      """
      letters         -ab-|
      letters/demand  2----
      """
    }
  }

  @Test func aSymbolWithoutAValueIsRejected() {
    #expect(throws: MarbleError("\"b\" has no value")) {
      try MarblePublisher("ab|", values: ["a": 1], on: clock)
    }
  }
}
