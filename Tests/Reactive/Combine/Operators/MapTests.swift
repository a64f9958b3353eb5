import PlatenCombine
import Testing

struct MapTests {
  @Test func eachValueIsTransformed() {
    #expect(values(1, 2).map { $0 * 10 }.signals == ["10", "20", "finished"])
  }

  @Test func twoMapsAreOneOperator() {
    let twice = values(1, 2).map { $0 + 1 }.map { "<\($0)>" }
    #expect(type(of: twice) == Publishers.Map<Record<Int, Oops>, String>.self)
    #expect(twice.signals == ["<2>", "<3>", "finished"])
  }

  @Test func mapForwardsTheSubscriptionOfTheUpstream() {
    let recorder = PassthroughSubject<Int, Never>().map { $0 }.recorder()
    #expect(recorder.subscription.map { "\($0)" } == "PassthroughSubject")
  }

  @Test func aThrownErrorCancelsTheUpstream() {
    let subject = PassthroughSubject<Int, Never>()
    var isCanceled = false
    let recorder = subject.handleEvents(receiveCancel: { isCanceled = true })
      .tryMap { if $0 == 2 { throw Oops() } else { $0 } }
      .recorder()
    subject.send(1)
    subject.send(2)
    #expect(isCanceled)
    subject.send(3)
    #expect(recorder.signals == ["1", "failed"])
  }

  @Test func tryMapMergesWithOtherMaps() {
    let first = values(1, 2).map { $0 + 1 }.tryMap { $0 * 10 }.map { $0 + 5 }
    #expect(type(of: first) == Publishers.TryMap<Record<Int, Oops>, Int>.self)
    #expect(first.signals == ["25", "35", "finished"])
  }

  @Test func nilIsReplaced() {
    #expect(values(1, nil, 3).replaceNil(with: 0).signals == ["1", "0", "3", "finished"])
  }
}
