import Foundation
import Testing

@testable import PlatenTransport

@Suite struct DeadlineTests {
  private let url = URL(string: "http://h.example/")!

  private func deadline(timeout: Double, maximumDuration: Double = .infinity) -> Deadline {
    var request = TransferRequest("GET", url, timeout: timeout)
    request.maximumDuration = maximumDuration
    return Deadline(request, now: 100)
  }

  @Test func eachByteExtendsTheDeadline() {
    var deadline = deadline(timeout: 30)
    #expect(deadline.time == 130)
    deadline.extend(now: 125)
    #expect(deadline.time == 155)
  }

  @Test func aByteEachSecondDoesNotExtendTheTotalTime() {
    var deadline = deadline(timeout: 30, maximumDuration: 60)
    for second in 1...60 { deadline.extend(now: 100 + Double(second)) }
    #expect(deadline.time == 160)
  }

  @Test func aPausedTransferHasOnlyTheTotalTime() {
    var deadline = deadline(timeout: 30, maximumDuration: 600)
    deadline.isPaused = true
    #expect(deadline.time == 700)
    deadline.extend(now: 200)
    #expect(deadline.time == 230)
  }

  @Test(arguments: [(0.25, 250), (0.0001, 1), (0, 1), (.infinity, 1_000_000_000)])
  func theTimeToConnectIsPositiveAndFinite(timeout: Double, milliseconds: Int) {
    #expect(deadline(timeout: timeout).connectionTime == milliseconds)
  }
}
