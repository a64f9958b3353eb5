import PlatenCombine
import Testing

struct MulticastTests {
  let upstream = ScriptedPublisher<Int>()

  @Test func nothingIsDeliveredBeforeTheConnection() {
    let multicast = upstream.multicast(subject: PassthroughSubject<Int, Oops>())
    let recorders = (0..<2).map { _ in Recorder<Int, Oops>() }
    for recorder in recorders { multicast.subscribe(recorder) }
    #expect(upstream.requests.isEmpty)
    let connection = multicast.connect()
    upstream.send(1)
    #expect(upstream.requests == ["unlimited"])
    #expect(recorders.map(\.values) == [[1], [1]])
    connection.cancel()
    upstream.send(2)
    #expect(recorders.map(\.values) == [[1], [1]])
  }

  @Test func theSubjectIsMadeOnce() {
    var count = 0
    let multicast = upstream.multicast { () -> PassthroughSubject<Int, Oops> in
      count += 1
      return PassthroughSubject()
    }
    multicast.subscribe(Recorder<Int, Oops>())
    multicast.subscribe(Recorder<Int, Oops>())
    let connection = multicast.connect()
    #expect(count == 1)
    connection.cancel()
  }

  @Test func repliesAreRequestedFromTheSubject() {
    let multicast = upstream.multicast(subject: PassthroughSubject<Int, Oops>())
    let recorder = Recorder<Int, Oops>(.max(1)) { _, value in value == 1 ? .max(1) : .none }
    multicast.subscribe(recorder)
    let connection = multicast.connect()
    for value in 1...3 { upstream.send(value) }
    #expect(recorder.values == [1, 2])
    connection.cancel()
  }

  @Test func aShareConnectsWithItsFirstSubscriberAndDisconnectsWithItsLast() {
    let share = upstream.share()
    var subscriptions = (0..<2).map { _ in
      share.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    }
    #expect(upstream.requests == ["unlimited"])
    subscriptions[0].cancel()
    subscriptions[0].cancel()
    #expect(upstream.requests == ["unlimited"])
    subscriptions.removeAll()
    #expect(upstream.requests == ["unlimited", "cancel"])
  }

  @Test func aConnectionIsNotKeptWhenAllSubscribersCanceledWhileItWasMade() {
    var isCanceled = false
    let source = PassthroughSubject<Int, Never>()
    let share = [1, 2, 3].publisher.append(source)
      .handleEvents(receiveCancel: { isCanceled = true }).share()
    let recorder = Recorder<Int, Never>()
    share.prefix(1).subscribe(recorder)
    #expect(recorder.values == [1])
    #expect(isCanceled)
  }

  @Test func aConnectablePublisherWaitsForItsConnection() {
    let connectable = Just(1).makeConnectable()
    let recorder = Recorder<Int, Never>()
    connectable.subscribe(recorder)
    #expect(recorder.values.isEmpty)
    let connection = connectable.connect()
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
    connection.cancel()
  }
}
