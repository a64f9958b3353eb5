import PlatenCombine
import Testing

struct HandleEventsTests {
  @Test func eachSignalRunsItsClosure() {
    let subject = PassthroughSubject<Int, Oops>()
    var events: [String] = []
    let publisher = subject.handleEvents(
      receiveSubscription: { events.append("subscription \($0)") },
      receiveOutput: { events.append("value \($0)") },
      receiveCompletion: { events.append("\($0)") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("request \($0)") })
    let recorder = publisher.recorder(.max(1), reply: .max(2))
    subject.send(1)
    recorder.cancel()
    #expect(
      events == [
        "subscription PassthroughSubject", "request max(1)", "value 1", "request max(2)", "cancel",
      ])
    events = []
    let other = publisher.recorder(.max(1))
    subject.send(completion: .finished)
    #expect(events == ["subscription PassthroughSubject", "request max(1)", "finished"])
    #expect(other.signals == ["finished"])
  }

  @Test func closuresAreReleasedAtTheEnd() {
    final class Token {}
    weak var released: Token?
    let subject = PassthroughSubject<Int, Never>()
    let subscriptions = [0, 1].map { _ in
      let token = Token()
      released = token
      return subject.handleEvents(receiveOutput: { _ in _ = token }).recorder()
    }
    #expect(released != nil)
    subscriptions[1].cancel()
    #expect(released == nil)
    withExtendedLifetime(subscriptions) {}
  }
}
