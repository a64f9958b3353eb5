import Foundation

extension Text {
  /// Creates a text view with a timer that runs during a time interval, counting down to zero or up to
  /// the length of the interval.
  ///
  ///     Text(timerInterval: start...end)  // 4:59
  ///
  /// The timer uses the session clock, which can be virtual.
  ///
  /// - Parameters:
  ///   - pauseTime: The time at which the timer is paused; `nil` if it is running.
  ///   - showsHours: Whether hours are shown separately from minutes.
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
  /// Returns a number of seconds as on a stopwatch: 2:32, 36:59:01.
  func stopwatch(_ seconds: Double, showsHours: Bool = true) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(
      Duration(clamping: seconds))
  }
}

extension Date {
  /// Returns the next date that is a whole number of seconds away from another date; `nil` if the
  /// distance is too large to represent a second.
  func next(wholeSecondsFrom date: Date) -> Date? {
    let next = date + (timeIntervalSince(date).inMilliseconds.rounded(.down) + 1)
    return next > self ? next : nil
  }
}

extension TimeInterval {
  /// The interval rounded to milliseconds, which removes the rounding errors of dates.
  var inMilliseconds: TimeInterval { (self * 1000).rounded() / 1000 }
}
