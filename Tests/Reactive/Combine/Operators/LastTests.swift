import PlatenCombine
import Testing

struct LastTests {
  @Test func theLastValueIsSentAtTheEnd() {
    #expect(values(1, 2, 3).last().signals == ["3", "finished"])
    #expect(values(1, 2, 3).last { $0 < 3 }.signals == ["2", "finished"])
    #expect(values(1, 2, 3).last { $0 > 3 }.signals == ["finished"])
  }

  @Test func aThrownErrorFailsThePublisher() {
    #expect(values(1, 2).tryLast { _ in throw Oops() }.signals == ["failed"])
  }
}
