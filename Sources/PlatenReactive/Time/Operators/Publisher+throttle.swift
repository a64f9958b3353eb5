// OpenCombine's `throttle` loses a value that is sent on subscription. These win over it on the
// schedulers of this package whatever their time; they know no place of the call, because a generic
// operator with default arguments would lose.
extension Publisher {
  /// Publishes the first value at once, and then one in each interval: its latest or its first.
  public func throttle<Time: Strideable, Options>(
    for interval: Time.Stride, scheduler: AnyScheduler<Time, Options>, latest: Bool
  ) -> some Publisher<Output, Failure> {
    throttled(for: interval, scheduler: scheduler, latest: latest)
  }

  /// Publishes the first value at once, and then one in each interval: its latest or its first.
  public func throttle<Time: ClockTime, Options>(
    for interval: Time.Stride, scheduler: TestScheduler<Time, Options>, latest: Bool
  ) -> some Publisher<Output, Failure> {
    throttled(for: interval, scheduler: scheduler, latest: latest)
  }
}
