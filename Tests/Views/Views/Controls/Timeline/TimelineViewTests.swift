import Foundation
import PlatenNavigation
import PlatenSession
import PlatenTesting
import Testing

/// Views updated by a schedule on the session clock.
@MainActor
@Suite struct TimelineViewTests {
  /// The initial date of the virtual clock.
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func seconds<Schedule: TimelineSchedule>(_ schedule: Schedule) -> some View {
    TimelineView(schedule) { context in
      Text("\(Int(context.date.timeIntervalSince(start))) s")
    }
  }

  @Test func aPeriodicScheduleUpdatesTheViewAtEqualIntervals() async {
    await expectTranscript(of: seconds(.periodic(from: start - 1, by: 3))) {
      """
        -1 s
      > wait
      > advance 1999ms
      > advance 1ms
      - -1 s
      + 2 s
      > advance 5s
      - 2 s
      + 5 s
      """
    }
  }

  @Test func everyMinuteUpdatesTheViewAtTheStartOfEachMinute() async {
    await expectTranscript(of: seconds(.everyMinute)) {
      """
        0 s
      > advance 2m
      - 0 s
      + 60 s
      - 60 s
      + 120 s
      """
    }
  }

  @Test func anExplicitScheduleShowsEachUpcomingDateOnce() async {
    let moments = [-9, -5, 2, 2, 4].map { start + $0 }
    await expectTranscript(of: seconds(.explicit(moments))) {
      """
        -5 s
      > advance 3s
      - -5 s
      + 2 s
      > advance 60m
      - 2 s
      + 4 s
      """
    }
  }

  @Test func aTimelineViewShowsAFutureFirstDateImmediately() async {
    await expectTranscript(of: seconds(.explicit([start + 7]))) {
      """
        7 s
      > advance 10s
      """
    }
    #expect(Session(seconds(.explicit([])), time: .virtual).frame.lines.map(\.text) == ["0 s"])
  }

  @Test func anAnimationTimelineUpdatesEverySecondUnlessItIsPaused() async {
    let screen = Stated(true) { isPaused in
      Toggle("Paused", isOn: isPaused)
      seconds(.animation(paused: isPaused.wrappedValue))
      seconds(.animation(minimumInterval: 2))
    }
    await expectTranscript(of: screen) {
      """
        [x] Paused
        0 s
        0 s
      > advance 2s
      - 0 s
      + 2 s
      > toggle Paused
      - [x] Paused
      + [ ] Paused
      - 0 s
      + 2 s
      > advance 1s
      - 2 s
      + 3 s
      """
    }
  }

  @Test func anEndlessScheduleOfEqualDatesDoesNotBlockTheSession() async {
    let same = sequence(first: start) { $0 }
    await expectTranscript(of: seconds(.explicit(same))) {
      """
        0 s
      > advance 5ms
      """
    }
  }

  @Test func aPeriodicScheduleSupportsFractionsOfASecond() async {
    let session = Session(
      TimelineView(.periodic(from: start, by: 0.1)) { context in
        Text("\(Int((context.date.timeIntervalSince(start) * 10).rounded()))")
      }, time: .virtual)
    for tenth in 1...50 {
      await session.advance(by: .milliseconds(100))
      #expect(session.lines == ["\(tenth)"])
    }
  }

  @Test func anInvalidIntervalIsReplacedByAPositiveOne() {
    let intervals: [TimeInterval] = [0, -1, .nan, .infinity, -.infinity]
    for interval in intervals {
      var dates = PeriodicTimelineSchedule(from: start, by: interval)
        .entries(from: start, mode: .normal)
      #expect(dates.next() == start)
      #expect(dates.next().map { $0 > start } == true, "\(interval)")
    }
  }

  @Test func timesAreCurrentWhenTheyReappearOnTheScreen() async {
    let screen = NavigationStack {
      VStack(alignment: .leading) {
        seconds(.periodic(from: start, by: 1))
        Text(start, style: .timer)
        ProgressView(timerInterval: start...start + 10) { Text("left") }
        NavigationLink("Away") { Text("away") }
      }
    }
    await expectTranscript(of: screen, width: 40) {
      """
        0 s
        0:00
        left [##########] 0:10
        ( Away › )
      > press Away
      - 0 s
      - 0:00
      - left [##########] 0:10
      - ( Away › )
      + ( ‹ Back )
      + away
      > advance 5s
      > press Back
      - ( ‹ Back )
      - away
      + 5 s
      + 0:05
      + left [#####-----] 0:05
      + ( Away › )
      """
    }
  }

  @Test func viewsKeepTheirStateBetweenScheduledUpdates() async {
    let screen = TimelineView(.periodic(from: start, by: 1)) { context in
      Tally()
      Text(context.date, style: .timer)
    }
    await expectTranscript(of: screen) {
      """
        ( tally 0 )
        0:00
      > press tally
      - ( tally 0 )
      + ( tally 1 )
      > advance 1s
      """
    }
  }
}
