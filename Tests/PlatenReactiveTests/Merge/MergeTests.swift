import PlatenReactive
import Testing

@Suite struct MergeTests {
  @Test(arguments: [2, 3, 4, 5, 6, 7, 8, 9, 100] as [Int])
  func everyValueIsSentInTheOrderInWhichItCame(arity: Int) {
    let subjects = (0..<arity).map { _ in PassthroughSubject<Int, Oops>() }
    let subscriber = TrackingSubscriber<Int, Oops>()
    merged(subjects).subscribe(subscriber)
    let order = (0..<3 * arity).map { $0 * 7 % arity }
    for index in order { subjects[index].send(index) }
    #expect(subscriber.signals == order.map(String.init))
  }

  @Test func itIsDescribedAsMerge() {
    let subscriber = TrackingSubscriber<Int, Never>()
    Just(1).merge(with: Empty()).subscribe(subscriber)
    #expect(subscriber.history == ["subscription Merge", "1", "finished"])
  }

  @Test func aMergeCanBeMergedOnceMore() {
    let p = (0..<8).map(Just.init)
    let two = p[0].merge(with: p[1].map { $0 })
    let all: [AnyPublisher<Int, Never>] = [
      two.merge(with: p[2]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3], p[4]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3], p[4], p[5]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3], p[4], p[5], p[6]).eraseToAnyPublisher(),
      two.merge(with: p[2], p[3], p[4], p[5], p[6], p[7]).eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2]).merge(with: p[3], p[4], p[5], p[6], p[7])
        .eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2], p[3]).merge(with: p[4], p[5], p[6], p[7])
        .eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2], p[3], p[4]).merge(with: p[5], p[6], p[7])
        .eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2], p[3], p[4], p[5]).merge(with: p[6], p[7])
        .eraseToAnyPublisher(),
      p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6]).merge(with: p[7])
        .eraseToAnyPublisher(),
    ]
    #expect(all.map(values) == [3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 8].map { Array(0..<$0) })
  }

  @Test func publishersOfOneTypeMakeAMergeOfMany() {
    let two: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
    #expect(two.merge(with: Just(3)) == Publishers.MergeMany(Just(1), Just(2), Just(3)))
    #expect(two.publishers == [Just(1), Just(2)])
  }

  @Test func aMergeOfNothingFinishesAtOnce() {
    let subscriber = TrackingSubscriber<Int, Never>(demand: .none)
    Publishers.MergeMany<Just<Int>>([]).subscribe(subscriber)
    #expect(subscriber.signals == ["finished"])
  }

  @Test func theSubscriptionComesBeforeTheUpstreamsAreSubscribedTo() {
    let upstream = ManualPublisher<Int>()
    let subscriber = TrackingSubscriber<Int, Oops>(demand: .unlimited)
    upstream.merge(with: Empty()).subscribe(subscriber)
    #expect(upstream.history == ["request unlimited"])
  }

  private func values(_ publisher: AnyPublisher<Int, Never>) -> [Int] {
    var values: [Int] = []
    publisher.sink { values.append($0) }.cancel()
    return values
  }
}
