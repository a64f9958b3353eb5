import PlatenPublishers
import Testing

struct AutoconnectTests {
  @Test func aConnectionIsDroppedIfAllSubscribersCancelDuringIt() {
    var isCanceled = false
    let source = PassthroughSubject<Int, Never>()
    let share = [1, 2, 3].publisher.append(source)
      .handleEvents(receiveCancel: { isCanceled = true }).share()
    let recorder = Recorder<Int, Never>()
    share.prefix(1).subscribe(recorder)
    #expect(recorder.values == [1])
    #expect(isCanceled)
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
