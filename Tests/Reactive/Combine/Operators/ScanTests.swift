import PlatenCombine
import Testing

struct ScanTests {
  @Test func scanSendsEachResult() {
    #expect(values(1, 2, 3).scan(10, +).signals == ["11", "13", "16", "finished"])
  }

  @Test func scanHasSeparateResultsForEachSubscriber() {
    let publisher = values(1, 2).scan(0, +)
    #expect(publisher.signals == publisher.signals)
  }

  @Test func aThrownErrorFailsThePublisher() {
    let publisher = values(1, 2, 3).tryScan(0) {
      if $1 == 2 { throw Oops() } else { $0 + $1 }
    }
    #expect(publisher.signals == ["1", "failed"])
  }
}
