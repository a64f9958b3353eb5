import Foundation
import PlatenCombine
import Testing

struct TimerPublisherTests {
  @Test func aTimerUsesTheClockOfTheSession() {
    let session = TestSession()
    let log = SignalLog<Date, Never>()
    let timer = session.perform { Timer.publish(every: 2, on: .main, in: .common) }
    timer.subscribe(log)
    let connection = timer.connect()
    let start = session.runLoop.now.date
    session.runLoop.advance(by: 5)
    #expect(log.signals == ["\(start + 2)", "\(start + 4)"])
    #expect(session.labels.map(\.name) == ["timer"])
    connection.cancel()
    #expect(session.runLoop.pendingCount == 0)
  }

  @Test func aTimerDropsDatesWithoutDemand() {
    let session = TestSession()
    let log = SignalLog<Date, Never>(demand: .max(1))
    let timer = session.perform { Timer.publish(every: 1, on: .main, in: .default) }
    timer.subscribe(log)
    let connection = timer.connect()
    session.runLoop.advance(by: 3)
    #expect(log.signals.count == 1)
    log.subscription?.request(.max(1))
    session.runLoop.advance(by: 3)
    #expect(log.signals.count == 2)
    connection.cancel()
  }

  @Test func aTimerOnTheMainRunLoopFires() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    var dates: [Date] = []
    for await date in timer.prefix(3).values { dates.append(date) }
    #expect(dates.count == 3)
    #expect(dates == dates.sorted())
  }

  @Test func aTimerFiresIfItsConnectionIsNotStored() {
    let session = TestSession()
    let log = SignalLog<Date, Never>()
    let timer = session.perform { Timer.publish(every: 1, on: .main, in: .common) }
    timer.subscribe(log)
    _ = timer.connect()
    session.runLoop.advance(by: 1)
    #expect(log.signals.count == 1)
  }
}
