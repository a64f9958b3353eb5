import PlatenTestProcesses
import Testing

@testable import PlatenPrompts
@testable import PlatenQuestions

/// Tests of questions that a line of text answers.
@Suite struct LinePrompterTests {
  private let deploy = Product("deploy")

  private var choices: QuestionFacts {
    var facts = QuestionFacts("Tags", .choices, flag: nil)
    facts.choices = [
      .init(value: "eu", title: "Europe"), .init(value: "us", title: "America"),
    ]
    return facts
  }

  @Test(
    arguments: [
      ("1", "eu"), ("2, 1", "us,eu"), ("Europe,us", "eu,us"), ("3", "3"), ("", ""), (" 1 ", "eu"),
    ])
  func choicesAreNumbersTitlesOrValues(line: String, value: String) {
    #expect(choices.value(of: line) == value)
  }

  @Test(arguments: [false, true])
  func aPlainQuestionAtATerminalWritesNoEscapeSequence(isDumb: Bool) async throws {
    let terminal =
      isDumb
      ? try Conversation.atTerminal(.questions, "name", environment: ["TERM": "dumb"])
      : try Conversation.atTerminal(.questions, "name", "--accessible")
    await terminal.read(through: "Name:\n")
    try await terminal.type("Ada\n")
    #expect(await terminal.end() == .status(0))
    #expect(await terminal.text.hasSuffix("Name  Ada\nHello, Ada.\n"))
    #expect(await !terminal.text.contains("\u{1B}"))
  }

  @Test func theLineOfAnotherQuestionIsItsAnswer() {
    #expect(QuestionFacts("Port", .number, flag: nil).value(of: " 80 ") == "80")
    #expect(QuestionFacts("Name", .text, flag: nil).value(of: "1, 2") == "1, 2")
  }

  @Test func questionsInJSONContainTheirDefault() async throws {
    let run = try await deploy.run("--json-input", "--region", "virginia")
    #expect(
      run.errors.split(separator: "\n").first
        == #"{"default":"web","flag":"--name","kind":"text","label":"Name"}"#)
    #expect(run.errors.contains(#"{"text":"Name  web (default)"}"#))
    #expect(run.status == 64)
  }

  @Test func questionsInJSONAreUTF8InEveryLocale() async throws {
    let run = try await deploy.run(
      "--json-input", "--region", "virginia", "--port", "80", "--tags", "eu", "--yes",
      playing: "Zürich\nhunter2\n", environment: ["LC_ALL": "C"])
    #expect(run.errors.contains(#"{"text":"Name  Zürich"}"#))
    #expect(run.errors.contains(#"{"text":"Token  •••"}"#))
    #expect(run.status == 0)
  }

  @Test func workIsTextInJSON() async throws {
    let run = try await deploy.run("rollback", "--json-input", playing: "1.1\n")
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") }, "\(run.errors)")
    #expect(lines.contains(#"{"text":"Warming caches  started"}"#))
    #expect(lines.contains(#"{"text":"Release  1.1"}"#))
    #expect(run.output == "1.1\n")
  }
}
