import PlatenCombine
import Testing

struct AutoconnectTests {
  @Test func aConnectionDuringWhichAllSubscribersCancelServesTheNextSubscriber() {
    var isCanceled = false
    let source = PassthroughSubject<Int, Never>()
    let share = [1, 2, 3].publisher.append(source)
      .handleEvents(receiveCancel: { isCanceled = true }).share()
    let recorders = (0..<2).map { _ in Recorder<Int, Never>() }
    share.prefix(1).subscribe(recorders[0])
    #expect(!isCanceled)
    share.subscribe(recorders[1])
    source.send(4)
    #expect(recorders.map(\.values) == [[1], [4]])
    recorders[1].cancel()
    #expect(isCanceled)
  }

  @Test(arguments: Sharing.allCases)
  func aSynchronousUpstreamRunsOnceForSubscribersThatTakeOneValue(sharing: Sharing) {
    var runs = 0
    let shared = sharing.apply(
      Deferred {
        runs += 1
        return [1, 2].publisher
      })
    let recorders = (0..<3).map { _ in Recorder<Int, Never>() }
    shared.first().subscribe(recorders[0])
    shared.prefix(1).subscribe(recorders[1])
    shared.subscribe(recorders[2])
    #expect(runs == 1)
    #expect(recorders.map(\.signals) == [["1", "finished"], ["finished"], ["finished"]])
  }

  @Test(arguments: Sharing.allCases)
  func aSubscriberThatIsAddedByAValueSharesTheConnection(sharing: Sharing) {
    var runs = 0
    let shared = sharing.apply(
      Deferred {
        runs += 1
        return [1, 2].publisher
      })
    let second = Recorder<Int, Never>()
    let first = Recorder<Int, Never>(.unlimited) { _, value in
      if value == 1 { shared.subscribe(second) }
      return .none
    }
    shared.subscribe(first)
    #expect(runs == 1)
    #expect(first.signals == ["1", "2", "finished"])
    #expect(second.signals == ["2", "finished"])
  }

  /// An operator that shares its upstream.
  enum Sharing: CaseIterable {
    case share, multicast, multicastOfASubject, makeConnectable

    func apply(_ upstream: some Publisher<Int, Never>) -> AnyPublisher<Int, Never> {
      switch self {
      case .share: upstream.share().eraseToAnyPublisher()
      case .multicast:
        upstream.multicast { PassthroughSubject() }.autoconnect().eraseToAnyPublisher()
      case .multicastOfASubject:
        upstream.multicast(subject: PassthroughSubject()).autoconnect().eraseToAnyPublisher()
      case .makeConnectable: upstream.makeConnectable().autoconnect().eraseToAnyPublisher()
      }
    }
  }

  @Test func concurrentSubscribersOfAShareConnectOnce() {
    for _ in 0..<trials {
      let connections = Unprotected(0)
      let source = ThreadedSource()
      let share = Unprotected(
        source.handleEvents(receiveSubscription: { _ in connections.value += 1 }).share())
      let recorders = Unprotected((0..<3).map { _ in Recorder<Int, Never>() })
      onThreads(3) { index in share.value.subscribe(recorders.value[index]) }
      source.send(1)
      #expect(connections.value == 1)
      #expect(recorders.value.map(\.values) == [[1], [1], [1]])
    }
  }
}
