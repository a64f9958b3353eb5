import Dispatch
import Foundation
import PlatenContext
import PlatenRemote
import Testing

/// Tests of retrying requests to a failing server, in virtual time.
@Suite struct RemoteClientRetryingTests {
  private let scheduler = DispatchQueue.test
  private let asked = Locked<[Duration]>([])

  /// Returns the signals of a request and the times of its attempts, each answered after 100 ms.
  private func play(
    _ answers: RemoteAnswer..., method: RemoteRequest.Method = .get,
    schedule: RetrySchedule = .delays(.seconds(3), .seconds(6))
  ) -> [String] {
    let listener = Listener()
    let client = RemoteClient(on: scheduler.eraseToAnyScheduler()) {
      [asked, clock = scheduler.clock] _ in
      asked.withLock { asked in
        asked.append(clock.now.elapsed)
        return answers[min(asked.count, answers.count) - 1]
      }
    }
    client.retrying(schedule, scheduler: scheduler.eraseToAnyScheduler())
      .events(for: RemoteRequest(method, at: "http://h")).subscribe(listener)
    listener.subscription?.request(.unlimited)
    scheduler.run()
    return listener.heard
  }

  private func failure(_ status: Int, retryAfter: String? = nil) -> RemoteAnswer {
    var response = RemoteResponse(status: status)
    response.headers["Retry-After"] = retryAfter
    return .response(response, after: .milliseconds(100))
  }

  @Test func aServerErrorIsRetriedAfterEachDelay() {
    #expect(play(failure(503)) == ["response 503", "finished"])
    #expect(asked.value == [.zero, .milliseconds(3100), .milliseconds(9200)])
  }

  @Test func aSuccessEndsTheRetries() {
    #expect(play(failure(500), failure(200)) == ["response 200", "finished"])
    #expect(asked.value == [.zero, .milliseconds(3100)])
  }

  @Test(arguments: [400, 404, 429, 302]) func otherStatusesAreNotRetried(code: Int) {
    #expect(play(failure(code)) == ["response \(code)", "finished"])
    #expect(asked.value == [.zero])
  }

  @Test(arguments: [.unreachable("no"), .interrupted, .cancelled] as [RemoteError.Kind])
  func otherErrorsAreNotRetried(kind: RemoteError.Kind) {
    #expect(play(.failure(kind)) == ["\(kind)"])
    #expect(asked.value == [.zero])
  }

  @Test func retryAfterReplacesTheDelay() {
    _ = play(failure(503, retryAfter: "17"), failure(503), failure(200))
    #expect(asked.value == [.zero, .milliseconds(17_100), .milliseconds(23_200)])
  }

  @Test func anExcessiveRetryAfterEndsTheRetries() {
    #expect(play(failure(503, retryAfter: "3600")) == ["response 503", "finished"])
    #expect(asked.value == [.zero])
  }

  @Test(arguments: [.post, .patch] as [RemoteRequest.Method])
  func nonIdempotentRequestsAreNotRetried(method: RemoteRequest.Method) {
    _ = play(failure(503), method: method)
    #expect(asked.value == [.zero])
  }

  @Test func aScheduleSpecifiesWhichErrorsToRetry() {
    let schedule = RetrySchedule(delays: [.seconds(1)]) { $0.kind == .interrupted }
    #expect(play(.failure(.interrupted), failure(200), schedule: schedule).last == "finished")
    #expect(asked.value == [.zero, .seconds(1)])
  }

  @Test func cancelingBetweenAttemptsLeavesNothingPending() {
    let client = RemoteClient(on: scheduler.eraseToAnyScheduler()) { _ in
      .response(RemoteResponse(status: 503))
    }
    let subscription = client.retrying(
      .delays(.seconds(3)), scheduler: scheduler.eraseToAnyScheduler()
    )
    .events(for: RemoteRequest(.get, at: "http://h", path: ["ada"]))
    .sink { _ in
    } receiveValue: { _ in
    }
    scheduler.advance()
    #expect(scheduler.pending.map(\.description) == ["retry of GET /ada, due at 3s"])
    subscription.cancel()
    #expect(scheduler.pending == [])
  }
}
