import PlatenPromptTesting
import PlatenPrompts
import Testing

@MainActor
@Suite struct KnownAnswersTests {
  @Test func aQuestionWithoutAnAnswerNamesTheOthers() async throws {
    let prompts = try Prompts.test
    await #expect {
      try await Answers(["City": "Graz"]).answering { @MainActor in
        try await prompts.ask("Name") as String
      }
    } throws: {
      "\($0)".contains("cannot ask for \"Name\": available: City. Pass --name NAME")
    }
  }

  @Test func aDefaultNeedsNoAnswer() async throws {
    let prompts = try Prompts.test
    let city = try await Answers([:]).answering { @MainActor in
      try await prompts.ask("City", default: "Vienna")
    }
    #expect(city == "Vienna")
  }

  @Test func aScreenHasNoAnswer() async throws {
    let prompts = try Prompts.test
    await #expect {
      try await Answers([:]).answering { @MainActor in
        try await prompts.present("Login") { Text("Name") }
      }
    } throws: {
      "\($0)".contains("cannot ask for \"Login\": there are no answers")
    }
  }
}
