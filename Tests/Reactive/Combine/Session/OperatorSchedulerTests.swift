import Foundation
import PlatenCombine
import Testing

struct OperatorSchedulerTests {
  let subject = PassthroughSubject<Int, Oops>()
  let log = SignalLog<Int, Oops>()

  @Test func aPipelineUsesTheClockOfTheSessionThatCreatedIt() {
    let session = TestSession()
    let pipeline = session.perform { subject.receive(on: DispatchQueue.main) }
    pipeline.subscribe(log)
    subject.send(1)
    #expect(log.signals == [])
    session.queue.advance()
    #expect(log.signals == ["1"])
    #expect(session.labels.map(\.name) == ["receive"])
    #expect(
      session.labels[0].place?.hasPrefix("PlatenCombineTests/OperatorSchedulerTests.swift:")
        == true
    )
  }

  @Test func aPipelineCreatedOutsideASessionUsesTheClockOfTheSendingSession() {
    let session = TestSession()
    subject.receive(on: DispatchQueue.main).subscribe(log)
    session.perform { subject.send(1) }
    session.queue.advance()
    #expect(log.signals == ["1"])
  }
}
