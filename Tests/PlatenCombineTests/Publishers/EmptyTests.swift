import PlatenCombine
import Testing

struct EmptyTests {
  @Test func theEndComesWithoutARequestOrNever() {
    #expect(Empty<Int, Never>().recorder(.none).signals == ["finished"])
    #expect(Empty<Int, Never>(completeImmediately: false).signals == [])
  }

  @Test func publishersAreComparedByWhatTheyDo() {
    #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
  }
}
