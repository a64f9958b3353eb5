import PlatenCombine
import Testing

struct PassthroughSubjectTests {
  @Test func aReentrantValueIsDeliveredDuringTheOuterOne() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let subscription = subject.sink { value in
      seen.append("begin \(value)")
      if value < 3 { subject.send(value + 1) }
      seen.append("end \(value)")
    }
    subject.send(1)
    #expect(seen == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
    withExtendedLifetime(subscription) {}
  }
}
