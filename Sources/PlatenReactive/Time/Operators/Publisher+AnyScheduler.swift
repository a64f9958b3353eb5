import Dispatch

// The operators of time on a scheduler of any kind that counts time as a dispatch queue does, which
// remember the place of the call for the list of what is pending.
extension Publisher {
  /// Publishes a value when no other has followed it for some time.
  public func debounce(
    for dueTime: DispatchQueue.SchedulerTimeType.Stride, scheduler: AnySchedulerOf<DispatchQueue>,
    options: DispatchQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Debounce<Self, AnySchedulerOf<DispatchQueue>> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime,
      scheduler: .labelled(.oneShot("debounce", fileID, line), scheduler), options: options)
  }

  /// Publishes the first value at once, and then one in each interval: its latest or its first.
  public func throttle(
    for interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: AnySchedulerOf<DispatchQueue>,
    latest: Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Publisher<Output, Failure> {
    throttled(
      for: interval,
      scheduler: AnySchedulerOf<DispatchQueue>.labelled(
        WorkLabel("throttle", fileID: fileID, line: line), scheduler),
      latest: latest)
  }

  /// Publishes the values of each period together.
  public func collect(
    _ strategy: Publishers.TimeGroupingStrategy<AnySchedulerOf<DispatchQueue>>,
    options: DispatchQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.CollectByTime<Self, AnySchedulerOf<DispatchQueue>> {
    Publishers.CollectByTime(
      upstream: self,
      strategy: strategy.onScheduler {
        .labelled(WorkLabel("collect", fileID: fileID, line: line), $0)
      },
      options: options)
  }

  /// Publishes each value and the completion some time later.
  public func delay(
    for interval: DispatchQueue.SchedulerTimeType.Stride,
    tolerance: DispatchQueue.SchedulerTimeType.Stride? = nil,
    scheduler: AnySchedulerOf<DispatchQueue>,
    options: DispatchQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Delay<Self, AnySchedulerOf<DispatchQueue>> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: .labelled(WorkLabel("delay", fileID: fileID, line: line), scheduler),
      options: options)
  }

  /// Ends when no value has come for some time: with an error, or as if complete.
  public func timeout(
    _ interval: DispatchQueue.SchedulerTimeType.Stride, scheduler: AnySchedulerOf<DispatchQueue>,
    options: DispatchQueue.SchedulerOptions? = nil, customError: (() -> Failure)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Timeout<Self, AnySchedulerOf<DispatchQueue>> {
    Publishers.Timeout(
      upstream: self, interval: interval,
      scheduler: .labelled(.oneShot("timeout", fileID, line), scheduler),
      options: options, customError: customError)
  }

  /// Publishes the times between values.
  public func measureInterval(
    using scheduler: AnySchedulerOf<DispatchQueue>, options: DispatchQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.MeasureInterval<Self, AnySchedulerOf<DispatchQueue>> {
    Publishers.MeasureInterval(
      upstream: self,
      scheduler: .labelled(WorkLabel("measureInterval", fileID: fileID, line: line), scheduler))
  }

  /// Delivers values and completion on a scheduler.
  public func receive(
    on scheduler: AnySchedulerOf<DispatchQueue>, options: DispatchQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.ReceiveOn<Self, AnySchedulerOf<DispatchQueue>> {
    Publishers.ReceiveOn(
      upstream: self,
      scheduler: .labelled(WorkLabel("receive", fileID: fileID, line: line), scheduler),
      options: options)
  }

  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe(
    on scheduler: AnySchedulerOf<DispatchQueue>, options: DispatchQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.SubscribeOn<Self, AnySchedulerOf<DispatchQueue>> {
    Publishers.SubscribeOn(
      upstream: self,
      scheduler: .labelled(WorkLabel("subscribe", fileID: fileID, line: line), scheduler),
      options: options)
  }
}
