import Testing

@testable import PlatenTranscript

@MainActor
@Suite struct CommandTests {
  @Test func theUsageConsistsOfTheNameAndTheSynopsis() {
    #expect(Command("set", "FIELD TEXT", "") { _ in [] }.usage == "set FIELD TEXT")
    #expect(Command("quit", "", "") { _ in [] }.usage == "quit")
  }

  @Test func onlyACommandForAControlAcceptsText() {
    let set = Command("set", "FIELD TEXT", "", actsOnControl: true) { _, _ in }
    let find = Command("find", "TEXT", "") { _, _ in }
    #expect(set.takesText)
    #expect(!find.takesText)
  }
}
