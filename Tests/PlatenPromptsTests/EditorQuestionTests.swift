import PlatenPrompts
import Testing

@MainActor
@Suite struct EditorQuestionTests {
  @Test func aGivenTextIsNotEdited() async throws {
    let text = try await Prompts.test.editor("Message", given: "text")
    #expect(text == "text")
  }

  @Test func withoutATerminalTheOptionIsNamed() async throws {
    let prompts = try Prompts.parse(["--no-input"])
    await #expect {
      try await prompts.editor("Message")
    } throws: {
      "\($0)".contains("cannot ask for \"Message\": --no-input was passed. Pass --message TEXT")
    }
  }
}
