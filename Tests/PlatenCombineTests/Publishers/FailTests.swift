import PlatenCombine
import Testing

struct FailTests {
  @Test func theErrorComesWithoutARequest() {
    #expect(Fail<Int, Oops>(error: Oops()).recorder(.none).signals == ["failed"])
  }

  @Test func publishersAreComparedByTheirErrors() {
    #expect(Fail<Int, Oops>(error: Oops()) == Fail(outputType: Int.self, failure: Oops()))
  }
}
