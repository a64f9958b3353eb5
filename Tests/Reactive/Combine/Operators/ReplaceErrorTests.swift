import PlatenCombine
import Testing

struct ReplaceErrorTests {
  @Test func replaceErrorSendsAValueAndFinishes() {
    #expect(failing(1).replaceError(with: 9).signals == ["1", "9", "finished"])
  }

  @Test func theValueWaitsForDemand() {
    let recorder = failing(1).replaceError(with: 9).recorder(.max(1))
    #expect(recorder.signals == ["1"])
    recorder.request(.max(1))
    #expect(recorder.signals == ["1", "9", "finished"])
  }

  @Test func cancellationStopsAllSignals() {
    let recorder = failing(1).replaceError(with: 9).recorder(.max(1))
    recorder.cancel()
    recorder.request(.max(1))
    #expect(recorder.signals == ["1"])
  }
}
