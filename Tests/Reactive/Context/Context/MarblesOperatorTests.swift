import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct MarblesOperatorTests {
  @Test func marblesUsesTheRecorderOfTheSessionByDefault() {
    let recorder = MarbleRecorder(on: VirtualClock())
    let recorded = SessionContext(marbles: recorder).perform { Just(1).marbles("one") }
    _ = recorded.sink { _ in }
    _ = Just(2).marbles("two").sink { _ in }
    #expect(recorder.recording.pipes.map(\.label) == ["one"])
  }
}
