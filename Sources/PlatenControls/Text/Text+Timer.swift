import Foundation

extension Text {
  /// A timer that runs in an interval: down to zero, or up to its length.
  ///
  ///     Text(timerInterval: start...end)  // 4:59
  ///
  /// It follows the clock of the session, in virtual time too.
  ///
  /// - Parameters:
  ///   - pauseTime: When it stands still; it runs if `nil`.
  ///   - showsHours: Whether hours are said apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let value = TimerText(
      interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
      showsHours: showsHours)
    self.init(runs: [TextRun(value)])
  }
}

private struct TimerText: DynamicText {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func text(in setting: TextContext) -> String {
    let now = min(max(pauseTime ?? setting.now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now).inMilliseconds.rounded(.up)
      : now.timeIntervalSince(interval.lowerBound).inMilliseconds.rounded(.down)
    return setting.stopwatch(seconds, showsHours: showsHours)
  }

  func change(after now: Date) -> Date? {
    if pauseTime != nil || now >= interval.upperBound { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    return now.next(wholeSecondsFrom: countsDown ? interval.upperBound : interval.lowerBound)
  }
}

extension TextContext {
  /// A number of seconds as a stopwatch says it: 2:32, 36:59:01.
  func stopwatch(_ seconds: Double, showsHours: Bool = true) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(
      Duration(clamping: seconds))
  }
}

extension Date {
  /// The next moment that is a whole number of seconds away from a date; none where a date is so far
  /// away that seconds make no difference.
  func next(wholeSecondsFrom date: Date) -> Date? {
    let next = date + (timeIntervalSince(date).inMilliseconds.rounded(.down) + 1)
    return next > self ? next : nil
  }
}

extension TimeInterval {
  /// The nearest whole number of milliseconds: a clock is never at a moment to the last digit.
  var inMilliseconds: TimeInterval { (self * 1000).rounded() / 1000 }
}
