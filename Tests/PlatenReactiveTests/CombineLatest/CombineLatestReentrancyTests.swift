// On Apple's platforms a value that arrives during an emission has no output of its own: see
// Documentation/Decisions/combine.md.
#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import PlatenReactive
  import Testing

  /// What arrives while the downstream handles a value.
  @Suite struct CombineLatestReentrancyTests {
    let a = ManualPublisher<Int>()
    let b = ManualPublisher<Int>()

    @Test func eachValueHasItsOutputAfterTheCurrentOne() {
      let subscriber = subscriber { _, values in
        guard values == (1, 1) else { return .none }
        a.send(2)
        b.send(3)
        a.send(4)
        return .none
      }
      sendOnes()
      #expect(subscriber.signals == ["(1, 1)", "(2, 1)", "(2, 3)", "(4, 3)"])
    }

    @Test func emissionsDoNotNest() {
      var depth = 0
      var deepest = 0
      let subscriber = subscriber { _, values in
        depth += 1
        deepest = max(deepest, depth)
        if values.0 < 1000 { a.send(values.0 + 1) }
        depth -= 1
        return .none
      }
      sendOnes()
      #expect(subscriber.signals.last == "(1000, 1)")
      #expect(subscriber.signals.count == 1000)
      #expect(deepest == 1)
    }

    @Test func aValueIsSentIfTheCurrentOneIsAnsweredWithADemand() {
      let subscriber = subscriber(demand: .max(1)) { subscriber, values in
        if values.0 == 1 { a.send(2) }
        return subscriber.signals.count < 2 ? .max(1) : .none
      }
      sendOnes()
      #expect(subscriber.signals == ["(1, 1)", "(2, 1)"])
    }

    @Test func withoutDemandAValueIsKeptButNotSent() {
      let subscriber = subscriber(demand: .max(1)) { _, values in
        if values.0 == 1 { a.send(2) }
        return .none
      }
      sendOnes()
      #expect(subscriber.signals == ["(1, 1)"])
      subscriber.subscription?.request(.max(1))
      b.send(3)
      #expect(subscriber.signals == ["(1, 1)", "(2, 3)"])
    }

    @Test func aFinishComesAfterTheValuesBeforeIt() {
      let subscriber = subscriber { _, values in
        guard values == (1, 1) else { return .none }
        a.send(2)
        a.send(completion: .finished)
        b.send(completion: .finished)
        return .none
      }
      sendOnes()
      #expect(subscriber.signals == ["(1, 1)", "(2, 1)", "finished"])
    }

    @Test func aFailureOvertakesTheValuesBeforeIt() {
      let subscriber = subscriber { subscriber, values in
        a.send(2)
        b.send(completion: .failure(.oops))
        #expect(subscriber.signals == ["(1, 1)"])
        return .none
      }
      sendOnes()
      #expect(subscriber.signals == ["(1, 1)", "failed oops"])
    }

    @Test func valuesOfADemandOnSubscriptionComeAfterTheSubscription() {
      let subscriber = TrackingSubscriber<(Int, Int), Never>(demand: .max(1))
      CurrentValueSubject<Int, Never>(1).combineLatest(Just(2)).subscribe(subscriber)
      #expect(subscriber.history == ["subscription CombineLatest", "(1, 2)"])
    }

    private func subscriber(
      demand: Subscribers.Demand = .unlimited,
      onValue: @escaping (TrackingSubscriber<(Int, Int), Oops>, (Int, Int)) -> Subscribers.Demand
    ) -> TrackingSubscriber<(Int, Int), Oops> {
      let subscriber = TrackingSubscriber<(Int, Int), Oops>(demand: demand, onValue: onValue)
      a.combineLatest(b).subscribe(subscriber)
      return subscriber
    }

    private func sendOnes() {
      a.send(1)
      b.send(1)
    }
  }
#endif
