import Foundation
import PlatenContext
import Testing

@testable import PlatenTransport

@Suite struct EventDeliveryTests {
  @Test func aSlowReceiverPausesTheTransferUntilHalfOfTheDataIsReceived() async {
    let (resumed, resume) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    let received = Locked(0)
    let events = EventDelivery { event, done in
      gate.wait()
      if case .data(let data) = event { received.withLock { $0 += data.count } }
      done()
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

  @Test func aReceiverOfSingleBytesPausesTheTransferToo() async {
    let (resumed, resume) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    let events = EventDelivery { _, done in
      gate.wait()
      done()
    } resume: {
      resume.finish()
    }
    for _ in 0..<EventDelivery.maxPieces { #expect(events.send(Data(count: 1))) }
    #expect(!events.send(Data(count: 1)))
    for _ in 0..<EventDelivery.maxPieces / 2 { gate.signal() }
    for await _ in resumed {}
    #expect(events.send(Data(count: 1)))
    #expect(events.cancel())
    for _ in 0...EventDelivery.maxPieces / 2 { gate.signal() }
  }

  @Test func aPieceAboveTheCapacityIsAccepted() {
    let events = EventDelivery { _, done in
      done()
    } resume: {
    }
    #expect(events.send(Data(count: 2 * EventDelivery.capacity)))
  }

  @Test func aCanceledDeliverySendsNothing() async {
    let gate = DispatchSemaphore(value: 0)
    let received = Locked(0)
    let events = EventDelivery { _, _ in
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
    let events = EventDelivery { _, done in
      done()
    } resume: {
    }
    events.end(nil)
    #expect(!events.cancel())
  }

  @Test func dataIsUndeliveredUntilItsReceiverHasProcessedIt() async {
    let pending = Locked<[@Sendable () -> Void]>([])
    let events = EventDelivery { _, done in
      pending.withLock { $0.append(done) }
    } resume: {
    }
    #expect(events.send(Data(count: EventDelivery.capacity)))
    while pending.value.isEmpty { await Task.yield() }
    #expect(!events.send(Data(count: 1)))
    pending.value[0]()
    #expect(events.send(Data(count: 1)))
  }

  @Test func onlyTheLatestNumberOfSentBytesIsReported() async {
    let received = Locked<[Int]>([])
    let pending = Locked<[@Sendable () -> Void]>([])
    let events = EventDelivery { event, done in
      if case .sent(let count) = event { received.withLock { $0.append(count) } }
      pending.withLock { $0.append(done) }
    } resume: {
    }
    for count in 1...9 { events.send(sentBytes: count) }
    while pending.value.isEmpty { await Task.yield() }
    pending.value[0]()
    while pending.value.count < 2 { await Task.yield() }
    #expect(received.value == [1, 9])
  }
}
