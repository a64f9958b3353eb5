import PlatenCombine
import Testing

struct EmptyTests {
  @Test func theEndComesWithoutARequestOrNever() {
    #expect(Empty<Int, Never>().recorder(.none).signals == ["finished"])
    #expect(Empty<Int, Never>(completeImmediately: false).signals == [])
    #expect(Fail<Int, Oops>(error: Oops()).recorder(.none).signals == ["failed"])
  }

  @Test func publishersAreComparedByWhatTheyDo() {
    #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
    #expect(Fail<Int, Oops>(error: Oops()) == Fail(outputType: Int.self, failure: Oops()))
  }
}
