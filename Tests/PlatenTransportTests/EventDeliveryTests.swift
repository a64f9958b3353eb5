import Foundation
import PlatenReactive
import Testing

@testable import PlatenTransport

@Suite struct EventDeliveryTests {
  @Test func aSlowReceiverPausesTheTransferUntilHalfOfTheDataIsReceived() async {
    let (resumed, resume) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    let received = Locked(0)
    let events = EventDelivery { event in
      gate.wait()
      if case .data(let data) = event { received.withLock { $0 += data.count } }
    } resume: {
      resume.finish()
    }
    let piece = Data(count: EventDelivery.capacity / 4)
    for _ in 0..<4 { #expect(events.send(piece)) }
    #expect(!events.send(piece))
    for _ in 0..<2 { gate.signal() }
    for await _ in resumed {}
    #expect(received.value == EventDelivery.capacity / 2)
    #expect(events.send(piece))
    #expect(events.cancel())
    for _ in 0..<5 { gate.signal() }
  }

  @Test func aPieceAboveTheCapacityIsAccepted() {
    let events = EventDelivery { _ in
    } resume: {
    }
    #expect(events.send(Data(count: 2 * EventDelivery.capacity)))
  }

  @Test func aCanceledDeliverySendsNothing() async {
    let gate = DispatchSemaphore(value: 0)
    let received = Locked(0)
    let events = EventDelivery { _ in
      received.withLock { $0 += 1 }
      gate.wait()
    } resume: {
    }
    while received.value == 0 { _ = events.send(Data(count: 1)); await Task.yield() }
    #expect(events.cancel())
    #expect(!events.cancel())
    gate.signal()
    #expect(received.value == 1)
  }

  @Test func aCompletedTransferIsNotCanceled() {
    let events = EventDelivery { _ in
    } resume: {
    }
    events.end(nil)
    #expect(!events.cancel())
  }
}
