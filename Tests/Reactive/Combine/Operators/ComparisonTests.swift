import PlatenCombine
import Testing

struct ComparisonTests {
  @Test func minAndMaxSendTheSmallestAndLargestValue() {
    #expect(values(2, 3, 1).min().signals == ["1", "finished"])
    #expect(values(2, 3, 1).max().signals == ["3", "finished"])
    #expect(values().map { (value: Int) in value }.max().signals == ["finished"])
  }

  @Test func minAndMaxSendTheFirstOfSeveralEqualValues() {
    let words = values("aa", "b", "c", "dd")
    let order = { (lhs: String, rhs: String) in lhs.count < rhs.count }
    #expect(words.min(by: order).signals == ["b", "finished"])
    #expect(words.max(by: order).signals == ["aa", "finished"])
  }

  @Test func aThrownErrorFailsThePublisher() {
    #expect(values(1, 2).tryMin { _, _ in throw Oops() }.signals == ["failed"])
    #expect(values(1, 2).tryMax { _, _ in throw Oops() }.signals == ["failed"])
  }
}
