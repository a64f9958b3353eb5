import Dispatch
import Platen
import PlatenLines
import Testing

@testable import PlatenTerminal

@MainActor
@Suite struct PaintSchedulerTests {
  /// A stub that counts how often it is painted.
  @MainActor
  private final class Screen: PaintedContent {
    let time = DispatchQueue.test
    let scheduler: PaintScheduler
    var paintings: [[String]] = []
    /// Whether the next paint finds a difference.
    var differs = true
    /// Side effects of the next preparation and the next paint.
    var whilePreparing: () -> Void = {}
    var whilePainting: () -> Void = {}

    init() {
      scheduler = PaintScheduler(
        interval: .milliseconds(16), on: time.eraseToAnyScheduler())
      scheduler.content = self
    }

    func prepare() {
      let work = whilePreparing
      whilePreparing = {}
      work()
    }

    func paint(below finished: [Line]) -> Bool {
      let work = whilePainting
      whilePainting = {}
      work()
      paintings.append(finished.map(\.text))
      return differs
    }

    func pass(milliseconds: Int) { time.advance(by: .milliseconds(milliseconds)) }
  }

  private let screen = Screen()

  @Test func theFirstRequestIsPaintedImmediately() {
    screen.scheduler.request()
    #expect(screen.paintings == [[]])
  }

  @Test func requestsWithinAnIntervalCauseOnePaintingAtItsEnd() {
    screen.scheduler.request()
    for _ in 0..<10 { screen.scheduler.request() }
    screen.pass(milliseconds: 15)
    #expect(screen.paintings.count == 1)
    screen.pass(milliseconds: 1)
    #expect(screen.paintings.count == 2)
    screen.pass(milliseconds: 100)
    #expect(screen.paintings.count == 2)
  }

  @Test func anObsoleteTimerDoesNotRepaint() {
    screen.scheduler.request()
    screen.scheduler.request()  // A timer for 16 ms.
    screen.pass(milliseconds: 10)
    screen.scheduler.paintNow()
    screen.scheduler.request()  // A timer for 26 ms.
    screen.pass(milliseconds: 6)
    #expect(screen.paintings.count == 2)
    screen.scheduler.paintNow()
    screen.pass(milliseconds: 100)
    #expect(screen.paintings.count == 3)
  }

  @Test func aRequestAfterTheIntervalIsPaintedImmediately() {
    screen.scheduler.request()
    screen.pass(milliseconds: 16)
    screen.scheduler.request()
    #expect(screen.paintings.count == 2)
  }

  @Test func aRequestAfterAFinishedLineIsPaintedImmediately() {
    screen.scheduler.request()
    screen.scheduler.paintNow(below: ["> set Name Ada"])
    screen.scheduler.request()
    #expect(screen.paintings == [[], ["> set Name Ada"], []])
    screen.scheduler.request()
    #expect(screen.paintings.count == 3)
  }

  @Test func aRequestThatFindsNoChangesDoesNotDelayTheNextOne() {
    screen.scheduler.paintNow(below: ["> wait"])
    screen.differs = false
    screen.scheduler.request()
    screen.differs = true
    screen.scheduler.request()
    #expect(screen.paintings.count == 3)
  }

  @Test func aRequestDuringAPaintingIsPaintedAfterIt() {
    screen.whilePainting = { [screen] in screen.scheduler.request() }
    screen.scheduler.request()
    #expect(screen.paintings.count == 1)
    screen.pass(milliseconds: 16)
    #expect(screen.paintings.count == 2)
  }

  @Test func aRequestWhileAPaintingIsPreparedIsIncludedInThatPainting() {
    screen.whilePreparing = { [screen] in screen.scheduler.request() }
    screen.scheduler.request()
    screen.pass(milliseconds: 100)
    #expect(screen.paintings.count == 1)
  }

  @Test func anImmediatePaintingMakesTheTimerObsolete() {
    screen.scheduler.request()
    screen.scheduler.request()
    screen.pass(milliseconds: 8)
    screen.scheduler.paintNow()
    #expect(screen.paintings.count == 2)
    screen.pass(milliseconds: 100)
    #expect(screen.paintings.count == 2)
  }

  @Test func aRequestAfterAnImmediatePaintingWaitsForAFullInterval() {
    screen.scheduler.request()
    screen.scheduler.request()
    screen.pass(milliseconds: 8)
    screen.scheduler.paintNow()
    screen.scheduler.request()
    screen.pass(milliseconds: 15)
    #expect(screen.paintings.count == 2)
    screen.pass(milliseconds: 1)
    #expect(screen.paintings.count == 3)
    screen.pass(milliseconds: 100)
    #expect(screen.paintings.count == 3)
  }
}
