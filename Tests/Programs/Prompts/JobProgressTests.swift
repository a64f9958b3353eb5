import PlatenContext
import Testing

@testable import PlatenPrompts

@Suite struct JobProgressTests {
  private let announcements = Locked(0)

  private var progress: JobProgress {
    JobProgress(clock: VirtualClock()) { [announcements] in announcements.withLock { $0 += 1 } }
  }

  @Test func changesAreAnnouncedOnceUntilTheyAreRead() {
    let progress = progress
    progress.fraction = 0.25
    progress.status = "1 of 4"
    #expect(announcements.value == 1)
    #expect(progress.read() == (0.25, "1 of 4"))
    progress.fraction = 0.5
    #expect(announcements.value == 2)
    #expect(progress.read() == (0.5, "1 of 4"))
  }

  @Test(arguments: [(-1, 0), (0.5, 0.5), (7, 1)])
  func theFractionIsBetweenZeroAndOne(value: Double, fraction: Double) {
    let progress = progress
    progress.fraction = value
    #expect(progress.fraction == fraction)
    progress.fraction = nil
    #expect(progress.fraction == nil)
  }

  @Test func theLogKeepsItsOrderAndIsNotAnnounced() {
    let progress = progress
    progress.log("one")
    progress.log("two")
    #expect(progress.logged == ["one", "two"])
    #expect(announcements.value == 0)
  }
}
