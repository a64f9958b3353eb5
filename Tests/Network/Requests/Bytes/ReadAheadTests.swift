import Testing

@testable import PlatenRequests

@Suite struct ReadAheadTests {
  private let readAhead = ReadAhead()

  private var isSuspended: Bool { readAhead.queue.isSuspended }

  @Test func theQueueIsSuspendedUntilHalfOfTheBytesAreRead() {
    let count = ReadAhead.capacity / 4
    for _ in 0..<4 { readAhead.add(count) }
    #expect(!isSuspended)
    readAhead.add(count)
    #expect(isSuspended)
    readAhead.remove(count)
    readAhead.remove(count)
    #expect(isSuspended)
    readAhead.remove(count)
    #expect(!isSuspended)
  }

  @Test func theNumberOfPiecesIsLimited() {
    for _ in 1..<ReadAhead.maxPieces { readAhead.add(1) }
    #expect(!isSuspended)
    readAhead.add(1)
    #expect(isSuspended)
  }

  @Test func aSinglePieceCanHaveAnySize() {
    readAhead.add(2 * ReadAhead.capacity)
    #expect(!isSuspended)
    readAhead.add(1)
    #expect(isSuspended)
    readAhead.remove(2 * ReadAhead.capacity)
    #expect(!isSuspended)
  }

  @Test func dataThatIsNoLongerReadDoesNotSuspendTheQueue() {
    for _ in 0..<2 { readAhead.add(ReadAhead.capacity) }
    #expect(isSuspended)
    readAhead.end()
    #expect(!isSuspended)
    readAhead.add(ReadAhead.capacity)
    #expect(!isSuspended)
  }
}
