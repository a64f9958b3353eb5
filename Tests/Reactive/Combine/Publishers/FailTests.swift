import PlatenCombine
import Testing

struct FailTests {
  @Test func failSendsItsErrorWithoutDemand() {
    #expect(Fail<Int, Oops>(error: Oops()).recorder(.none).signals == ["failed"])
  }

  @Test func failPublishersCompareTheirErrors() {
    #expect(Fail<Int, Oops>(error: Oops()) == Fail(outputType: Int.self, failure: Oops()))
  }
}
