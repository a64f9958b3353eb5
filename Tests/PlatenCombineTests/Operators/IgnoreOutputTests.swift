import PlatenCombine
import Testing

struct IgnoreOutputTests {
  @Test func onlyTheEndIsSent() {
    #expect(values(1, 2).ignoreOutput().signals == ["finished"])
    #expect(failing(1, 2).ignoreOutput().signals == ["failed"])
  }

  @Test func valuesAreRequestedWithoutADownstreamsDemand() {
    #expect(values(1, 2).ignoreOutput().recorder(.none).signals == ["finished"])
  }
}
