import Foundation
import Testing

@testable import PlatenControls

@Suite struct ProgressTests {
  private typealias Progress = PlatenControls.Progress

  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func date(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

  @Test func progressOverAnIntervalChangesAtEachHundredthOfItsDuration() {
    let progress = Progress.time(date(0)...date(200), countsDown: false)
    #expect(progress.change(after: date(-5)) == date(0))
    #expect(progress.change(after: date(3)) == date(4))
    #expect(progress.change(after: date(4)) == date(6))
    #expect(progress.change(after: date(200)) == nil)
  }

  @Test func progressWithoutAnIntervalDoesNotChangeOverTime() {
    #expect(Progress.part(0.5).change(after: start) == nil)
    #expect(Progress.unknown.change(after: start) == nil)
  }
}
