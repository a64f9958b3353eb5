import Foundation
import PlatenPromptTesting
import PlatenPrompts
import PlatenTestProcesses
import Testing

/// Tests of the defaults of all kinds of questions.
@MainActor
@Suite struct DefaultsTests {
  typealias Ask = @MainActor @Sendable (Prompts) async throws -> String

  /// A question "Q" with a default.
  struct Asked: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var standard = ""
    let ask: Ask
  }

  struct Row: Identifiable, Sendable {
    let id: String
  }

  nonisolated private static let few = ["a", "b"]
  nonisolated private static let many = ["a", "b", "c", "d", "e", "f"]

  nonisolated private static func table(_ standard: String, given: String? = nil) -> Ask {
    { prompts in
      try await prompts.choose(
        "Q", from: many.map(Row.init), title: \.id, default: Row(id: standard),
        given: given.map(Row.init)
      ) {
        TableColumn("Name", value: \.id)
      }.id
    }
  }

  nonisolated private static let defaults = [
    Asked(testDescription: "text", standard: "x") { try await $0.ask("Q", default: "x") },
    Asked(testDescription: "value", standard: "7") { "\(try await $0.ask("Q", default: 7))" },
    Asked(testDescription: "number", standard: "7") {
      "\(try await $0.number("Q", in: 1...9, default: 7))"
    },
    Asked(testDescription: "path", standard: "/") {
      try await $0.path("Q", .existingDirectory, default: "/")
    },
    Asked(testDescription: "date", standard: "0.0") {
      "\(try await $0.date("Q", default: Date(timeIntervalSince1970: 0)).timeIntervalSince1970)"
    },
    Asked(testDescription: "picker", standard: "b") {
      try await $0.choose("Q", from: few, default: "b")
    },
    Asked(testDescription: "list", standard: "e") {
      try await $0.choose("Q", from: many, default: "e")
    },
    Asked(testDescription: "table", standard: "e", ask: table("e")),
    Asked(testDescription: "several values", standard: "a,e") {
      try await $0.chooseMany("Q", from: many, atLeast: 1, default: ["a", "e"])
        .joined(separator: ",")
    },
  ]

  @Test(arguments: defaults) func aDefaultAnswersWithoutAPerson(question: Asked) async throws {
    let answer = try await question.ask(Prompts.parse(["--no-input"]))
    #expect(answer == question.standard)
  }

  @Test(arguments: defaults) func anEmptyAnswerIsTheDefault(question: Asked) async throws {
    let answer = try await Answers(["Q": ""]).answering { @MainActor in
      try await question.ask(.test)
    }
    #expect(answer == question.standard)
  }

  nonisolated private static let wrongDefaults = [
    Asked(testDescription: "number", standard: "10 is not between 1 and 9") {
      "\(try await $0.number("Q", in: 1...9, default: 10))"
    },
    Asked(testDescription: "picker", standard: "\"C\" is not an option; available: A, B") {
      try await $0.choose("Q", from: few, default: "c")
    },
    Asked(testDescription: "list", standard: "\"X\" is not an option; available: A, B, C") {
      try await $0.choose("Q", from: many, default: "x")
    },
    Asked(
      testDescription: "table", standard: "\"x\" is not an option; available: a, b, c",
      ask: table("x")),
    Asked(testDescription: "one of several", standard: "\"X\" is not an option; available: A, B") {
      try await $0.chooseMany("Q", from: few, default: ["a", "x"]).joined()
    },
    Asked(testDescription: "too few", standard: "at least 2 must be chosen") {
      try await $0.chooseMany("Q", from: few, atLeast: 2, default: ["a"]).joined()
    },
  ]

  /// The mistake is in the program, and is found whatever the answer is.
  @Test(arguments: wrongDefaults) func aWrongDefaultFailsBeforeTheQuestion(question: Asked) async {
    await #expect {
      try await Answers(["Q": "5"]).answering { @MainActor in try await question.ask(.test) }
    } throws: {
      "\($0)".hasPrefix("the default of \"Q\": " + question.standard)
    }
  }

  @Test func aWrongDefaultDoesNotAffectAGivenAnswer() async throws {
    let prompts = try Prompts.test
    let few = Self.few
    #expect(try await prompts.choose("Q", from: few, default: "x", given: "a") == "a")
    let chosen = try await prompts.chooseMany("Q", from: few, default: ["x"], given: ["b"])
    #expect(chosen == ["b"])
    #expect(try await Self.table("x", given: "a")(prompts) == "a")
    await #expect {
      try await prompts.choose("Q", from: few, default: "x", given: "")
    } throws: {
      "\($0)".hasPrefix("the default of \"Q\": \"X\" is not an option")
    }
  }

  nonisolated private static let wrongValues = [
    Asked(testDescription: "picker") { try await $0.choose("Q", from: few, given: "x") },
    Asked(testDescription: "list") { try await $0.choose("Q", from: many, given: "x") },
    Asked(testDescription: "table", ask: table("a", given: "x")),
    Asked(testDescription: "several values") {
      try await $0.chooseMany("Q", from: few, given: ["a", "x"]).joined()
    },
  ]

  @Test(arguments: wrongValues) func aGivenValueThatIsNotAnOptionFails(question: Asked) async {
    await #expect {
      try await question.ask(.test)
    } throws: {
      "\($0)".lowercased().hasPrefix("--q: \"x\" is not an option; available: a, b")
    }
  }

  nonisolated private static let emptyValues = [
    Asked(testDescription: "text", standard: "x") {
      try await $0.ask("Q", default: "x", given: "")
    },
    Asked(testDescription: "path", standard: "/") {
      try await $0.path("Q", default: "/", given: "")
    },
  ]

  @Test(arguments: emptyValues) func anEmptyOptionIsTheDefault(question: Asked) async throws {
    #expect(try await question.ask(.test) == question.standard)
  }

  @Test func anEmptyEnvironmentVariableIsTheDefault() async throws {
    let finished = try await Product.questions.run("date", environment: ["QUESTIONS_DUE": ""])
    #expect(finished.output == "2027-01-15\n")
  }

  nonisolated private static let withoutOptions = [
    Asked(testDescription: "choose") { try await $0.choose("Q", from: [String]()) },
    Asked(testDescription: "table") {
      try await $0.choose("Q", from: [Row](), title: \.id) { TableColumn("Name", value: \.id) }.id
    },
    Asked(testDescription: "several values") {
      try await $0.chooseMany("Q", from: [String](), atLeast: 1).joined()
    },
  ]

  @Test(arguments: withoutOptions) func aChoiceWithoutOptionsIsNamed(question: Asked) async {
    await #expect {
      try await question.ask(.test)
    } throws: {
      "\($0)" == "cannot ask for \"Q\": there is nothing to choose"
    }
  }

  @Test(arguments: [("key return", "E"), ("key up", "D"), ("key down", "F")])
  func theCursorOfAListBeginsAtItsDefault(key: String, answer: String) async {
    await QuestionCommand.expectTranscript(
      of: { _ = try await $0.choose("Q", from: Self.many, default: "e") }, isExhaustive: false
    ) {
      (key == "key return" ? "" : "> \(key)\n")
        + """
        > key return
        + Q  \(answer)
        """
    }
  }

  @Test func theCursorOfATableBeginsAtItsDefault() async {
    await QuestionCommand.expectTranscript(
      of: { _ = try await Self.table("e")($0) }, isExhaustive: false
    ) {
      """
      > key return
      + Q  e
      """
    }
  }

  @Test func aListScrollsToItsDefault() async {
    await QuestionCommand.expectTranscript(
      of: { _ = try await $0.choose("Q", from: Array(1...200), default: 150) }, isExhaustive: false
    ) {
      """
      > key down
      > key return
      + Q  151
      """
    }
  }
}
