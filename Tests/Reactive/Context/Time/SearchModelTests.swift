import Dispatch
import PlatenContext
import Testing

/// Tests of the documentation's example: a model with a scheduler parameter.
@Suite struct SearchModelTests {
  private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var settled = ""

    init(scheduler: AnySchedulerOf<DispatchQueue> = .main) {
      $query.debounce(for: 0.3, scheduler: scheduler).assign(to: &$settled)
    }
  }

  @Test func debounceSettlesTheQuery() {
    let scheduler = DispatchQueue.test
    let model = SearchModel(scheduler: scheduler.eraseToAnyScheduler())
    model.query = "swift"
    scheduler.advance(by: .milliseconds(299))
    #expect(model.settled == "")
    scheduler.advance(by: .milliseconds(1))
    #expect(model.settled == "swift")
  }

  @Test func pendingWorkContainsItsCallSite() throws {
    let scheduler = DispatchQueue.test
    let model = SearchModel(scheduler: scheduler.eraseToAnyScheduler())
    model.query = "swift"
    let work = try #require(scheduler.pending.first)
    #expect(work.name == "debounce")
    #expect(work.place == "PlatenContextTests/SearchModelTests.swift:12")
    #expect(work.due == .milliseconds(300))
  }
}
