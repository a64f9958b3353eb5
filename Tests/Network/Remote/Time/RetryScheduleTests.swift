import Testing

@testable import PlatenRemote

@Suite struct RetryScheduleTests {
  private let schedule = RetrySchedule.delays(.seconds(3), .seconds(6))

  private func error(_ code: Int, retryAfter: Duration? = nil) -> RemoteError {
    RemoteError(.status(.init(code, retryAfter: retryAfter)))
  }

  @Test func eachAttemptUsesTheNextDelayUntilNoneRemain() {
    let pauses = (0..<3).map { schedule.pause(after: error(503), attempt: $0) }
    #expect(pauses == [.seconds(3), .seconds(6), nil])
  }

  @Test func onlyTransientErrorsAreRetried() {
    #expect(schedule.pause(after: error(404), attempt: 0) == nil)
    #expect(schedule.pause(after: RemoteError(.interrupted), attempt: 0) == nil)
    let patient = RetrySchedule(delays: [.seconds(1)]) { $0.kind == .interrupted }
    #expect(patient.pause(after: RemoteError(.interrupted), attempt: 0) == .seconds(1))
  }

  @Test func theServerCanRequestAPauseUpToTheLimit() {
    #expect(schedule.pause(after: error(503, retryAfter: .seconds(60)), attempt: 0) == .seconds(60))
    #expect(schedule.pause(after: error(503, retryAfter: .seconds(61)), attempt: 0) == nil)
  }
}
