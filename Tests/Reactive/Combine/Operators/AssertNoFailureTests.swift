import PlatenCombine
import Testing

struct AssertNoFailureTests {
  @Test func assertNoFailureForwardsAllSignalsExceptErrors() {
    #expect(values(1).assertNoFailure().signals == ["1", "finished"])
  }

  @Test func anErrorEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      _ = failing(1).assertNoFailure("test").recorder()
    }
  }
}
