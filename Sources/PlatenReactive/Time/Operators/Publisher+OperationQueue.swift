import Foundation

// The operators of time on an operation queue. They go by the clock of the session, and by the queue
// where there is no session. They win over the generic ones because they name the type; a generic one
// with default arguments that tell the place of the call would lose.
extension Publisher {
  /// Publishes a value when no other has followed it for some time.
  public func debounce(
    for dueTime: OperationQueue.SchedulerTimeType.Stride, scheduler: OperationQueue,
    options: OperationQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Debounce<Self, AnySchedulerOf<OperationQueue>> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime,
      scheduler: .labelled(.oneShot("debounce", fileID, line), scheduler), options: options)
  }

  /// Publishes the first value at once, and then one in each interval: its latest or its first.
  public func throttle(
    for interval: OperationQueue.SchedulerTimeType.Stride, scheduler: OperationQueue, latest: Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some Publisher<Output, Failure> {
    throttled(
      for: interval,
      scheduler: AnySchedulerOf<OperationQueue>.labelled(
        WorkLabel("throttle", fileID: fileID, line: line), scheduler),
      latest: latest)
  }

  /// Publishes the values of each period together.
  public func collect(
    _ strategy: Publishers.TimeGroupingStrategy<OperationQueue>,
    options: OperationQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.CollectByTime<Self, AnySchedulerOf<OperationQueue>> {
    Publishers.CollectByTime(
      upstream: self,
      strategy: strategy.onScheduler {
        .labelled(WorkLabel("collect", fileID: fileID, line: line), $0)
      },
      options: options)
  }

  /// Publishes each value and the completion some time later.
  public func delay(
    for interval: OperationQueue.SchedulerTimeType.Stride,
    tolerance: OperationQueue.SchedulerTimeType.Stride? = nil, scheduler: OperationQueue,
    options: OperationQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Delay<Self, AnySchedulerOf<OperationQueue>> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: .labelled(WorkLabel("delay", fileID: fileID, line: line), scheduler),
      options: options)
  }

  /// Ends when no value has come for some time: with an error, or as if complete.
  public func timeout(
    _ interval: OperationQueue.SchedulerTimeType.Stride, scheduler: OperationQueue,
    options: OperationQueue.SchedulerOptions? = nil, customError: (() -> Failure)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Timeout<Self, AnySchedulerOf<OperationQueue>> {
    Publishers.Timeout(
      upstream: self, interval: interval,
      scheduler: .labelled(.oneShot("timeout", fileID, line), scheduler),
      options: options, customError: customError)
  }

  /// Publishes the times between values.
  public func measureInterval(
    using scheduler: OperationQueue, options: OperationQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.MeasureInterval<Self, AnySchedulerOf<OperationQueue>> {
    Publishers.MeasureInterval(
      upstream: self,
      scheduler: .labelled(WorkLabel("measureInterval", fileID: fileID, line: line), scheduler))
  }

  /// Delivers values and completion on a scheduler.
  public func receive(
    on scheduler: OperationQueue, options: OperationQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.ReceiveOn<Self, AnySchedulerOf<OperationQueue>> {
    Publishers.ReceiveOn(
      upstream: self,
      scheduler: .labelled(WorkLabel("receive", fileID: fileID, line: line), scheduler),
      options: options)
  }

  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe(
    on scheduler: OperationQueue, options: OperationQueue.SchedulerOptions? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.SubscribeOn<Self, AnySchedulerOf<OperationQueue>> {
    Publishers.SubscribeOn(
      upstream: self,
      scheduler: .labelled(WorkLabel("subscribe", fileID: fileID, line: line), scheduler),
      options: options)
  }
}
