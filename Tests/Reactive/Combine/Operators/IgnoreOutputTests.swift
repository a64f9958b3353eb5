import PlatenCombine
import Testing

struct IgnoreOutputTests {
  @Test func ignoreOutputSendsOnlyTheCompletion() {
    #expect(values(1, 2).ignoreOutput().signals == ["finished"])
    #expect(failing(1, 2).ignoreOutput().signals == ["failed"])
  }

  @Test func ignoreOutputRequestsValuesWithoutDemand() {
    #expect(values(1, 2).ignoreOutput().recorder(.none).signals == ["finished"])
  }
}
