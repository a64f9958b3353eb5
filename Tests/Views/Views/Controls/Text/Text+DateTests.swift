import Foundation
import PlatenNavigation
import PlatenSession
import PlatenTesting
import Testing

/// Dates in the locale, the time zone and the clock of the session.
@MainActor
@Suite struct TextDateTests {
  /// The initial date of the virtual clock.
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  /// Returns the initial text of a screen, with ordinary spaces in place of narrow ones.
  private func said(_ text: some View) -> String {
    let lines = Session(text, time: .virtual).frame.lines.map(\.text)
    return lines.joined(separator: "\n").replacing(/[\u{202F}\u{2009}]/, with: " ")
  }

  @Test func eachDateStyleFormatsADate() {
    let date = start + 7_384
    #expect(said(Text(date, style: .date)) == "January 1, 2001")
    #expect(said(Text(date, style: .time)) == "2:03 AM")
    #expect(said(Text(date, style: .relative)) == "2 hours, 3 minutes")
    #expect(said(Text(date, style: .offset)) == "+2 hours")
    #expect(said(Text(start - 119, style: .offset)) == "-1 minute")
    #expect(said(Text(date, style: .timer)) == "2:03:04")
    #expect(said(Text(start + 152, style: .timer)) == "2:32")
    #expect(said(Text(start - 0.5, style: .timer)) == "0:00")
  }

  @Test func aDateUsesTheLocaleAndTheTimeZoneOfTheEnvironment() {
    let text = Text("am \(start, style: .date) um \(start, style: .time)")
    let berlin = text.environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt)
    #expect(said(berlin) == "am 1. Januar 2001 um 01:00")
    let format = Date.FormatStyle(date: .numeric, time: .shortened)
    #expect(said(Text(start, format: format)) == "1/1/2001, 12:00 AM")
  }

  @Test func aDateUsesTheCalendarOfTheEnvironment() {
    let format = Date.FormatStyle(date: .numeric, time: .omitted)
    let ownFormat = Date.FormatStyle(
      date: .numeric, time: .omitted, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    let texts = VStack(alignment: .leading) {
      Text(start, style: .date)
      Text(start, format: format)
      Text(start, format: ownFormat)
    }
    var buddhist = Calendar(identifier: .buddhist)
    buddhist.timeZone = .gmt
    #expect(
      said(texts.environment(\.calendar, buddhist))
        == "January 1, 2544 BE\n1/1/2544 BE\n1/1/2001")
  }

  @Test func aDateRangeShowsItsStartAndItsEnd() {
    #expect(said(Text(start...start + 5_400)) == "12:00 – 1:30 AM")
    #expect(
      said(Text(DateInterval(start: start, duration: 90_000)))
        == "1/1/2001, 12:00 AM – 1/2/2001, 1:00 AM")
  }

  @Test func timerTextUpdatesWithTheSessionClock() async {
    let screen = VStack(alignment: .leading) {
      Text(timerInterval: start...start + 3)
      Text(timerInterval: start...start + 2, countsDown: false)
      Text(timerInterval: start...start + 60, pauseTime: start + 10)
    }
    await expectTranscript(of: screen) {
      """
        0:03
        0:00
        0:50
      > wait
      > advance 1500ms
      - 0:03
      + 0:02
      - 0:00
      + 0:01
      > advance 10s
      - 0:02
      + 0:01
      - 0:01
      + 0:02
      - 0:01
      + 0:00
      """
    }
  }

  @Test func aRelativeDateUpdatesWithTheSessionClock() async {
    await expectTranscript(of: Text("\(start + 1, style: .relative) (\(start, style: .timer))")) {
      """
        1 second (0:00)
      > advance 2s
      - 1 second (0:00)
      + 0 seconds (0:01)
      - 0 seconds (0:01)
      + 1 second (0:02)
      """
    }
  }

  @Test func aRemovedTimerTextStopsUpdating() async {
    let screen = Stated(true) { isOn in
      Toggle("Shown", isOn: isOn)
      if isOn.wrappedValue { Text(start, style: .timer) }
    }
    await expectTranscript(of: screen) {
      """
        [x] Shown
        0:00
      > advance 1s
      - 0:00
      + 0:01
      > toggle Shown
      - [x] Shown
      + [ ] Shown
      - 0:01
      > advance 5s
      > toggle Shown
      - [ ] Shown
      + [x] Shown
      + 0:06
      """
    }
  }

  @Test func progressOverATimerIntervalIsShownAsABar() async {
    await expectTranscript(of: ProgressView(timerInterval: start...start + 2) { Text("Tea") }) {
      """
        Tea [##########] 0:02
      > advance 1s
      - Tea [##########] 0:02
      + Tea [#########-] 0:02
      - Tea [#########-] 0:02
      + Tea [########--] 0:02
      - Tea [########--] 0:02
      + Tea [#######---] 0:02
      - Tea [#######---] 0:02
      + Tea [######----] 0:02
      - Tea [######----] 0:02
      + Tea [#####-----] 0:02
      - Tea [#####-----] 0:02
      + Tea [#####-----] 0:01
      """
    }
  }

  @Test func progressOverAVeryShortTimerIntervalCompletes() async {
    await expectTranscript(of: ProgressView(timerInterval: start...start + 0.002)) {
      """
        [##########] 0:01
      > advance 1s
      - [##########] 0:01
      + [#####-----] 0:01
      - [#####-----] 0:01
      + [----------] 0:00
      """
    }
  }
}
