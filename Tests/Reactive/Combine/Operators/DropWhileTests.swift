import PlatenCombine
import Testing

struct DropWhileTests {
  @Test func dropWhileStopsTestingAfterTheFirstFailedTest() {
    var tested: [Int] = []
    let publisher = values(1, 2, 3, 1).drop {
      tested.append($0)
      return $0 < 3
    }
    #expect(publisher.signals == ["3", "1", "finished"])
    #expect(tested == [1, 2, 3])
  }

  @Test func anotherValueIsRequestedForEachOmittedValue() {
    #expect(values(1, 2, 3, 4).drop { $0 < 3 }.recorder(.max(1)).signals == ["3"])
  }

  @Test func aThrownErrorFailsThePublisher() {
    #expect(values(1, 2).tryDrop { _ in throw Oops() }.signals == ["failed"])
  }
}
