import Combine

// All schedulers, with all operators that use time.

func schedule<S: Scheduler>(on scheduler: S, _ options: S.SchedulerOptions?) -> any Cancellable {
  scheduler.schedule {}
  scheduler.schedule(options: options) {}
  scheduler.schedule(after: scheduler.now) {}
  scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), tolerance: .milliseconds(1)) {}
  scheduler.schedule(
    after: scheduler.now, tolerance: scheduler.minimumTolerance, options: options
  ) {}
  scheduler.schedule(after: scheduler.now, interval: .seconds(1.5)) {}.cancel()
  scheduler.schedule(after: scheduler.now, interval: .microseconds(1), tolerance: .nanoseconds(1)) {
  }
  .cancel()
  return scheduler.schedule(
    after: scheduler.now, interval: 1, tolerance: scheduler.minimumTolerance, options: options
  ) {}
}

func operatorsOfTime<S: Scheduler>(_ numbers: Numbers, on scheduler: S) {
  let _: Publishers.ReceiveOn<Numbers, S> = numbers.receive(on: scheduler)
  let _: Publishers.SubscribeOn<Numbers, S> = numbers.subscribe(on: scheduler)
  let _: Publishers.Delay<Numbers, S> = numbers.delay(for: .seconds(1), scheduler: scheduler)
  let _: Publishers.Delay<Numbers, S> = numbers.delay(for: 1, tolerance: 1, scheduler: scheduler)
  let _: Publishers.Debounce<Numbers, S> = numbers.debounce(for: 1, scheduler: scheduler)
  let _: Publishers.Throttle<Numbers, S> =
    numbers.throttle(for: 1, scheduler: scheduler, latest: true)
  let _: Publishers.Timeout<Numbers, S> = numbers.timeout(1, scheduler: scheduler)
  let _: Publishers.Timeout<Numbers, S> =
    numbers.timeout(1, scheduler: scheduler, customError: { Oops() })
  let _: Publishers.MeasureInterval<Numbers, S> = numbers.measureInterval(using: scheduler)
  let _: Publishers.CollectByTime<Numbers, S> = numbers.collect(.byTime(scheduler, 1))
  let _: Publishers.CollectByTime<Numbers, S> =
    numbers.collect(.byTimeOrCount(scheduler, .seconds(1), 2))
}

func schedulers(_ numbers: Numbers) {
  operatorsOfTime(numbers, on: ImmediateScheduler.shared)
  operatorsOfTime(numbers, on: DispatchQueue.main)
  operatorsOfTime(numbers, on: OperationQueue.main)
  operatorsOfTime(numbers, on: RunLoop.main)
  schedule(on: ImmediateScheduler.shared, nil).cancel()
  schedule(on: DispatchQueue.main, .init(qos: .utility, flags: .barrier, group: nil)).cancel()
  schedule(on: OperationQueue.main, nil).cancel()
  schedule(on: RunLoop.main, nil).cancel()
  _ = numbers.receive(on: DispatchQueue.main, options: .init(qos: .utility))
  _ = numbers.delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
  _ = numbers.debounce(for: 0.3, scheduler: RunLoop.main)
}

func times() {
  let queued = DispatchQueue.main.now.advanced(by: .seconds(1) - 2 * .milliseconds(3))
  let _: DispatchTime = queued.dispatchTime
  let _: DispatchQueue.SchedulerTimeType.Stride = DispatchQueue.main.now.distance(to: queued)
  let _: DispatchTimeInterval = DispatchQueue.SchedulerTimeType.Stride(.seconds(1)).timeInterval
  let _: Date = RunLoop.SchedulerTimeType(Date()).advanced(by: 1).date
  let _: Date = OperationQueue.SchedulerTimeType(Date()).advanced(by: .init(1.5)).date
  let _: TimeInterval = RunLoop.SchedulerTimeType.Stride(1).timeInterval
  let _: TimeInterval = (OperationQueue.SchedulerTimeType.Stride.seconds(1) + 1).timeInterval
  let _: Int = ImmediateScheduler.SchedulerTimeType.Stride(1).magnitude
}
