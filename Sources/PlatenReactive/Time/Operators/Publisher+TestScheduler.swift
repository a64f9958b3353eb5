// The operators that keep a timer, on a test's scheduler itself: Combine's would repeat it, and what
// repeats is not pending. They know no place of the call, because a generic operator with default
// arguments would lose.
extension Publisher {
  /// Publishes a value when no other has followed it for some time.
  public func debounce<Time: ClockTime, Options>(
    for dueTime: Time.Stride, scheduler: TestScheduler<Time, Options>
  ) -> some Publisher<Output, Failure> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler.once("debounce"), options: nil)
  }

  /// Ends as if complete when no value has come for some time.
  public func timeout<Time: ClockTime, Options>(
    _ interval: Time.Stride, scheduler: TestScheduler<Time, Options>
  ) -> some Publisher<Output, Failure> {
    timeout(interval, on: scheduler, nil)
  }

  /// Ends with an error when no value has come for some time.
  public func timeout<Time: ClockTime, Options>(
    _ interval: Time.Stride, scheduler: TestScheduler<Time, Options>,
    customError: @escaping () -> Failure
  ) -> some Publisher<Output, Failure> {
    timeout(interval, on: scheduler, customError)
  }

  private func timeout<Time: ClockTime, Options>(
    _ interval: Time.Stride, on scheduler: TestScheduler<Time, Options>,
    _ customError: (() -> Failure)?
  ) -> some Publisher<Output, Failure> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler.once("timeout"), options: nil,
      customError: customError)
  }
}

extension TestScheduler {
  /// The scheduler for an operator that takes its timer back when that has fired once.
  fileprivate func once(_ name: String) -> ClockFace<SchedulerTimeType, SchedulerOptions> {
    var label = WorkLabel(name)
    label.endsItself = true
    return labelled(label)
  }
}
