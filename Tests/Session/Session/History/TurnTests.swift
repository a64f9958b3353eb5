import Platen
import Testing

@testable import PlatenSession

@Suite struct TurnTests {
  private func turn(after line: String?, at moment: Duration, by causes: String...) -> Turn {
    Turn(
      frame: [], moment: moment, input: line.map { .init(line: $0, moment: .zero, last: nil) },
      causes: causes.map { WorkLabel($0) }, published: [])
  }

  @Test func otherCausesExcludeTheLastInput() {
    let turn = turn(after: "press Save", at: .zero, by: "press Save", "debounce")
    #expect(turn.isByInput)
    #expect(turn.otherCauses == ["debounce"])
  }

  @Test func aTurnThatChangesOnlyTheSizeIsRecognized() {
    #expect(turn(after: nil, at: .zero, by: "the new size").isOfSizeOnly)
    #expect(!turn(after: nil, at: .zero, by: "the new size", "sleep").isOfSizeOnly)
  }

  @Test func theNoteListsTheTimeAndEachCauseOnce() {
    let turns = [
      turn(after: "a", at: .zero, by: "a", "sleep"),
      turn(after: "a", at: .milliseconds(800), by: "sleep", "debounce"),
    ]
    #expect(turns.note == "0.8s, by sleep, debounce")
    #expect([turn(after: "a", at: .zero, by: "a")].note == nil)
  }
}
