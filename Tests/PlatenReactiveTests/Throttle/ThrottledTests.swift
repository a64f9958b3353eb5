#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Dispatch
  import PlatenReactive
  import Testing

  @Suite struct ThrottledTests {
    let scheduler = DispatchQueue.test
    let subject = CurrentValueSubject<Int, Oops>(-1)
    let subscriber = TrackingSubscriber<Int, Oops>()

    @Test func theLatestOfEachIntervalFollowsTheValueSentOnSubscription() {
      throttle(latest: true)
      play()
      #expect(subscriber.signals == ["-1", "2", "5", "6"])
    }

    @Test func theFirstOfEachIntervalFollowsTheValueSentOnSubscription() {
      throttle(latest: false)
      play()
      #expect(subscriber.signals == ["-1", "1", "3", "6"])
    }

    @Test(arguments: [true, false]) func eachValueComesAtItsTime(latest: Bool) {
      var times: [Int] = []
      let cancellable = subject.throttle(for: .seconds(0.5), scheduler: scheduler, latest: latest)
        .sink(
          receiveCompletion: { _ in },
          receiveValue: { _ in times.append(milliseconds) })
      play()
      cancellable.cancel()
      #expect(times == [0, 500, 1000, 1500])
    }

    @Test func aPublishedPropertySendsItsFirstValue() {
      let model = Model()
      var values: [String] = []
      let cancellable = model.$name.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
        .sink { values.append($0) }
      scheduler.advance()
      cancellable.cancel()
      #expect(values == ["Ada"])
    }

    @Test func afterAQuietIntervalAValueIsSentAtOnce() {
      throttle(latest: true)
      scheduler.advance(by: 2)
      subject.send(1)
      scheduler.advance()
      #expect(subscriber.signals == ["-1", "1"])
    }

    @Test(arguments: [Subscribers.Completion<Oops>.finished, .failure(.oops)])
    func theEndComesAfterTheValueThatIsDue(completion: Subscribers.Completion<Oops>) {
      throttle(latest: true)
      scheduler.advance()
      subject.send(1)
      subject.send(completion: completion)
      scheduler.advance(by: 0.4)
      #expect(subscriber.signals == ["-1"])
      scheduler.advance(by: 0.1)
      #expect(subscriber.signals.count == 3)
      #expect(subscriber.signals[1] == "1")
    }

    @Test func theEndComesOnTheSchedulerWhenNothingIsDue() {
      throttle(latest: true)
      scheduler.advance()
      subject.send(completion: .finished)
      #expect(subscriber.signals == ["-1"])
      scheduler.advance()
      #expect(subscriber.signals == ["-1", "finished"])
    }

    @Test func whatMeetsNoDemandIsDropped() {
      let subscriber = TrackingSubscriber<Int, Oops>(demand: .none)
      subject.throttle(for: .seconds(0.5), scheduler: scheduler, latest: true)
        .subscribe(subscriber)
      scheduler.advance(by: 1)
      subscriber.subscription?.request(.max(1))
      scheduler.advance(by: 1)
      #expect(subscriber.signals == [])
      subject.send(1)
      scheduler.advance()
      #expect(subscriber.signals == ["1"])
    }

    @Test func theUpstreamIsAskedForEverythingOnceTheDownstreamHasItsSubscription() {
      let upstream = ManualPublisher<Int>()
      let subscriber = TrackingSubscriber<Int, Oops>(demand: .max(1))
      upstream.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
        .subscribe(subscriber)
      #expect(upstream.history == ["request unlimited"])
      #expect(subscriber.history == ["subscription Throttle"])
    }

    @Test func whatWasDueIsNotSentOnceCancelled() {
      throttle(latest: true)
      subscriber.subscription?.cancel()
      scheduler.advance(by: 1)
      #expect(subscriber.signals == [])
    }

    /// The time since the beginning.
    private var milliseconds: Int {
      Int(DispatchQueue.test.now.distance(to: scheduler.now).magnitude) / 1_000_000
    }

    private func throttle(latest: Bool) {
      subject.throttle(for: .seconds(0.5), scheduler: scheduler, latest: latest)
        .subscribe(subscriber)
    }

    /// Values 1…6 at 0.1, 0.2, 0.6, 0.7, 0.9 and 1.2 seconds, and then a second.
    private func play() {
      for (value, pause) in zip(1...6, [0.1, 0.1, 0.4, 0.1, 0.2, 0.3]) {
        scheduler.advance(by: .seconds(pause))
        subject.send(value)
      }
      scheduler.advance(by: 1)
    }
  }

  private final class Model: ObservableObject {
    @Published var name = "Ada"
  }
#endif
