import PlatenCombine
import Testing

struct FilterTests {
  @Test func filterSendsOnlyMatchingValues() {
    #expect(values(1, 2, 3, 4).filter { $0 % 2 == 0 }.signals == ["2", "4", "finished"])
  }

  @Test func anotherValueIsRequestedForEachOmittedValue() {
    let recorder = values(1, 2, 3, 4, 5, 6).filter { $0 % 2 == 0 }.recorder(.max(2))
    #expect(recorder.signals == ["2", "4"])
  }

  @Test func twoFiltersAreOneOperator() {
    let both = values(1, 2, 3, 4, 5, 6).filter { $0 % 2 == 0 }.filter { $0 > 2 }
    #expect(type(of: both) == Publishers.Filter<Record<Int, Oops>>.self)
    #expect(both.signals == ["4", "6", "finished"])
  }

  @Test func aThrownErrorFailsThePublisher() {
    let test = { (value: Int) in if value == 3 { throw Oops() } else { value != 1 } }
    #expect(values(1, 2, 3, 4).tryFilter(test).signals == ["2", "failed"])
    #expect(values(1, 2, 3, 4).filter { $0 < 3 }.tryFilter(test).signals == ["2", "finished"])
  }
}
