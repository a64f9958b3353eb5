import ArgumentParser
import Foundation
import PlatenPromptTesting
import PlatenPrompts
import PlatenTestProcesses
import Testing

@MainActor
@Suite struct TextQuestionTests {
  private func problem<Value: Sendable>(
    _ answer: String, _ ask: @escaping @MainActor @Sendable (Prompts) async throws -> Value
  ) async throws -> String {
    let prompts = try Prompts.test
    do {
      let value = try await Answers(["Answer": answer]).answering { @MainActor in
        try await ask(prompts)
      }
      return "\(value)"
    } catch {
      return "\(error)"
    }
  }

  @Test func aValueIsReadFromItsText() async throws {
    #expect(try await problem("80") { try await $0.ask("Answer") as Int } == "80")
    #expect(
      try await problem("x") { try await $0.ask("Answer") as Int }
        .contains("is not a whole number"))
    #expect(
      try await problem("") { try await $0.ask("Answer") as String }
        .contains("an answer is required"))
    #expect(try await problem("") { try await $0.ask("Answer", default: "a") } == "a")
  }

  @Test func aNumberHasToBeInItsRange() async throws {
    #expect(try await problem("3") { try await $0.number("Answer", in: 1...5) } == "3")
    #expect(
      try await problem("6") { try await $0.number("Answer", in: 1...5) }
        .contains("6 is not between 1 and 5"))
  }

  @Test func aSecretIsTheFirstLineOfItsFile() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("token", Data("hunter2\nrest".utf8))
    let prompts = try Prompts.test
    #expect(try await prompts.secret("Token", file: file.path) == "hunter2")
    await #expect {
      try await prompts.secret("Token", file: file.path + "x")
    } throws: {
      "\($0)".contains("cannot read ")
    }
  }

  @Test func anAsynchronousValidationIsWaitedFor() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.ask("Name") { (name: String) in
        for _ in 1...200 { await Task.yield() }
        if name == "root" { throw Invalid("\(name) is taken") }
      }
    }) {
      """
        Name [                                      ]
      > set Name root
      - Name [                                      ]
      + Name [root                                  ]
      > key return
      + root is taken
      > set Name ada
      - Name [root                                  ]
      + Name [ada                                   ]
      - root is taken
      > key return
      - Name [ada                                   ]
      + Name  ada
      """
    }
  }

  @Test func timePassesDuringAValidation() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.ask("Name") { (name: String) in
        let isFree = Just(false).delay(for: .seconds(3600), scheduler: DispatchQueue.main)
        for await isFree in isFree.values where !isFree { throw Invalid("\(name) is taken") }
      }
    }) {
      """
      > set Name root
      - Name [                                      ]
      + Name [root                                  ]
      > key return
      + root is taken
      > key escape
      - Name [root                                  ]
      - root is taken
      + Name  cancelled
      ! cancelled
      """
    }
  }
}
