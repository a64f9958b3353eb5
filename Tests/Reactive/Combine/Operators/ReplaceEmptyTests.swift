import PlatenCombine
import Testing

struct ReplaceEmptyTests {
  @Test func replaceEmptySendsAValueIfTheUpstreamSendsNone() {
    #expect(values().replaceEmpty(with: 9).signals == ["9", "finished"])
    #expect(values(1).replaceEmpty(with: 9).signals == ["1", "finished"])
  }

  @Test func replaceEmptyForwardsAnError() {
    #expect(failing().replaceEmpty(with: 9).signals == ["failed"])
  }

  @Test func theValueWaitsForDemand() {
    let recorder = values().replaceEmpty(with: 9).recorder(.none)
    #expect(recorder.signals == [])
    recorder.request(.max(1))
    #expect(recorder.signals == ["9", "finished"])
  }
}
