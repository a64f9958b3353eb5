import Testing

@testable import PlatenSession
@testable import PlatenTime

@Suite struct StillPendingTests {
  @Test func pendingWorkWithTheSameDescriptionIsListedOnce() {
    let work = ["GET /a", "sleep", "GET /a"].map {
      PendingWork(name: $0, place: nil, due: nil)
    }
    #expect(
      StillPending(work: work, limit: .seconds(30)).description
        == "still pending after 30s: GET /a; sleep")
  }
}
