import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct LogTests {
  @Test func anEventIsLoggedToTheActiveSession() {
    let trace = Trace()
    SessionContext(log: { trace.add($0.text) }).perform { Log.event("saved") }
    #expect(trace.lines == ["saved"])
  }

  @Test func theLastThousandEventsWithoutASessionAreRetained() {
    var events = Log.Unowned()
    for number in 1...1_002 { events.add(Log.Entry("\(number)")) }
    #expect(events.entries.map(\.text) == (3...1_002).map { "\($0)" })
    #expect(events.dropped == 2)
  }
}
