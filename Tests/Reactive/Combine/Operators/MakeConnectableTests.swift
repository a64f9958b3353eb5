import PlatenCombine
import Testing

struct MakeConnectableTests {
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
