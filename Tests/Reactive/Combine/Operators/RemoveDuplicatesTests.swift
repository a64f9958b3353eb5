import PlatenCombine
import Testing

struct RemoveDuplicatesTests {
  @Test func removeDuplicatesOmitsOnlyEqualNeighbors() {
    #expect(values(1, 1, 2, 2, 1).removeDuplicates().signals == ["1", "2", "1", "finished"])
  }

  @Test func removeDuplicatesCanCompareWithAClosure() {
    let publisher = values(1, 3, 2, 4, 5).removeDuplicates { $0 % 2 == $1 % 2 }
    #expect(publisher.signals == ["1", "2", "5", "finished"])
  }

  @Test func anotherValueIsRequestedForEachOmittedValue() {
    #expect(values(1, 1, 1, 2, 3).removeDuplicates().recorder(.max(2)).signals == ["1", "2"])
  }

  @Test func aThrownErrorFailsThePublisher() {
    let publisher = values(1, 1, 2, 3).tryRemoveDuplicates {
      if $1 == 2 { throw Oops() } else { $0 == $1 }
    }
    #expect(publisher.signals == ["1", "failed"])
  }
}
