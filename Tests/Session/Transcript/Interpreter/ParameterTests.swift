import Testing

@testable import PlatenTranscript

@Suite struct ParameterTests {
  @Test func bracketsMakeAParameterOptional() {
    #expect(Parameter("[TEXT]").isOptional)
    #expect(Parameter("[TEXT]").name == "TEXT")
    #expect(!Parameter("TEXT").isOptional)
  }

  @Test func theNameDeterminesTheKind() {
    #expect(Parameter("BUTTON").kind == .control)
    #expect(Parameter("PLACE").kind == .row)
    #expect(Parameter("OTHER").kind == nil)
  }

  @Test func onlyTextAndTopicParametersAcceptTheRestOfTheLine() {
    #expect(
      ["TEXT", "TOPIC", "CONTROL", "OTHER"].map { Parameter($0).canTakeRest } == [
        true, true, false, false,
      ])
  }
}
