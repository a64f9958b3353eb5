import PlatenPromptTesting
import PlatenPrompts
import Testing

@MainActor
@Suite struct AnsweringTests {
  @Test func aValidationThatAsksFails() async throws {
    let prompts = try Prompts.test
    let ask = { @MainActor @Sendable (name: String?) in
      try await prompts.ask("Name", given: name) { (_: String) in
        _ = try await prompts.confirm("Sure?")
      }
    }
    let message =
      #"cannot show "Sure?": the answer to "Name" is being checked; ask before or after this question"#
    for given in [nil, "Ada"] {
      let error = await #expect(throws: (any Error).self) {
        try await Answers(["Name": "Ada", "Sure?": "yes"]).answering { _ = try await ask(given) }
      }
      #expect(error.map { "\($0)" } == message)
    }
  }

  @Test func aSearchThatAsksEndsTheQuestion() async throws {
    let prompts = try Prompts.test
    let error = await #expect(throws: (any Error).self) {
      try await Answers(["Names": "Ada", "Sure?": "yes"]).answering { @MainActor in
        _ = try await prompts.chooseMany("Names") { (_: String) -> [String] in
          try await prompts.confirm("Sure?") ? ["Ada"] : []
        }
      }
    }
    #expect(
      error.map { "\($0)" }
        == #"cannot show "Sure?": the answer to "Names" is being checked; ask before or after this question"#
    )
  }

  private func check(_ name: String) throws { if name == "root" { throw Invalid("it is taken") } }

  @Test func aGivenAnswerIsValidated() async throws {
    let prompts = try Prompts.test
    #expect(try await prompts.ask("Name", given: "ada", validate: check) == "ada")
    await #expect {
      try await prompts.ask("Name", given: "root", validate: check)
    } throws: {
      "\($0)".contains("--name: it is taken")
    }
  }

  @Test func aVariableAnswersBeforeAPerson() async throws {
    let prompts = try Prompts.test
    // Every run has a search path, which is not a number.
    await #expect {
      try await prompts.number("Port", default: 80, environment: "PATH")
    } throws: {
      "\($0)".contains("PATH: ") && "\($0)".contains("is not a whole number")
    }
  }

  @Test func aDefaultIsValidated() async throws {
    let prompts = try Prompts.parse(["--no-input"])
    await #expect {
      try await Answers([:]).answering { @MainActor in
        try await prompts.ask("Name", default: "root", validate: check)
      }
    } throws: {
      "\($0)".contains("the default of \"Name\": it is taken")
    }
  }

  @Test func anotherErrorOfAValidationIsThrown() async throws {
    struct Offline: Error {}
    let prompts = try Prompts.test
    await #expect(throws: Offline.self) {
      try await prompts.ask("Name", given: "ada") { (_: String) in throw Offline() }
    }
  }
}
