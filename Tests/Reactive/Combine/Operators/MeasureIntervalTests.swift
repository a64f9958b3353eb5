import Dispatch
import PlatenCombine
import Testing

struct MeasureIntervalTests {
  let subject = PassthroughSubject<Int, Oops>()
  let log = SignalLog<DispatchQueue.SchedulerTimeType.Stride, Oops>()

  @Test func measureIntervalPublishesTheTimeBetweenValues() {
    let queue = ManualQueue()
    var intervals: [Int] = []
    let subscription = subject.measureInterval(using: queue)
      .sink(receiveCompletion: { _ in }, receiveValue: { intervals.append($0.magnitude) })
    queue.advance(by: .nanoseconds(3))
    subject.send(1)
    queue.advance(by: .nanoseconds(4))
    subject.send(2)
    #expect(intervals == [3, 4])
    subscription.cancel()
  }

  @Test func measureIntervalUsesTheSessionClock() {
    let session = TestSession()
    let subscription = Unprotected<[Int]>([])
    let cancellable = session.perform {
      subject.measureInterval(using: DispatchQueue.main)
        .sink(
          receiveCompletion: { _ in }, receiveValue: { subscription.value.append($0.magnitude) })
    }
    session.queue.advance(by: .seconds(5))
    subject.send(1)
    #expect(subscription.value == [5_000_000_000])
    cancellable.cancel()
  }
}
