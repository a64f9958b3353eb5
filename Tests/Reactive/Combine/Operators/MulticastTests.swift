import PlatenCombine
import Testing

struct MulticastTests {
  let upstream = ScriptedPublisher<Int>()

  @Test func multicastDeliversNothingBeforeTheConnection() {
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

  @Test func multicastCreatesItsSubjectOnce() {
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

  @Test func returnedDemandIsRequestedFromTheSubject() {
    let multicast = upstream.multicast(subject: PassthroughSubject<Int, Oops>())
    let recorder = Recorder<Int, Oops>(.max(1)) { _, value in value == 1 ? .max(1) : .none }
    multicast.subscribe(recorder)
    let connection = multicast.connect()
    for value in 1...3 { upstream.send(value) }
    #expect(recorder.values == [1, 2])
    connection.cancel()
  }
}
