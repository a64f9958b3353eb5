import Platen
import PlatenTesting
import Testing

@Suite @MainActor struct CallerTests {
  @Test func aFailureIsReportedAtTheLineOfTheCall() async {
    let line: UInt = #line + 2
    let lines = await linesOfFailures {
      await expectTranscript(of: Text("hello")) { "  goodbye" }
    }
    #expect(lines == [line])
  }
}
