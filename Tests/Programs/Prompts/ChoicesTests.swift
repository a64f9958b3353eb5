import ArgumentParser
import PlatenPromptTesting
import PlatenTestSupport
import Testing

@testable import PlatenPrompts

@MainActor
@Suite struct ChoicesTests {
  private enum Size: String, CaseIterable, ExpressibleByArgument { case small, large }
  private enum Color: CaseIterable { case red, green }

  private let sizes = Choices(Size.allCases, title: nil)

  @Test func theTitleOfAValueBeginsWithAnUppercaseLetter() {
    #expect(sizes.facts.map(\.title) == ["Small", "Large"])
    #expect(sizes.facts.map(\.value) == ["small", "large"])
  }

  @Test func anAnswerIsAValueOrATitle() throws {
    #expect(try sizes.parsed("large") == .large)
    #expect(try sizes.parsed("Large") == .large)
    let colors = Choices(Color.allCases) { "the color \($0)" }
    #expect(try colors.parsed("red") == .red)
    #expect(try colors.parsed("the color green") == .green)
  }

  @Test func anotherAnswerListsTheOptions() {
    #expect { try sizes.parsed("huge") } throws: {
      "\($0)" == #""huge" is not an option; available: Small, Large"#
    }
    #expect { try sizes.parsed("") } throws: { "\($0)" == "an answer is required" }
  }

  @Test func atMostFourChoicesAreOneControl() {
    #expect(Choices(Array(1...4), title: nil).isShort)
    #expect(!Choices(Array(1...5), title: nil).isShort)
  }

  @Test func aScriptNamesARowOfAListByItsTitleIfThatIsSafe() {
    let few = Choices(["one two", "2"], title: { $0 })
    #expect(few.row(of: "one two") == "\"one two\"")
    #expect(few.row(of: "2") == "2")
    #expect(few.pressing("one two") == ["press \"one two\""])
    let numbers = Choices([8, 9, 1], title: nil)
    #expect(numbers.row(of: 1) == "3")
    let many = Choices((1...30).map { "item \($0)" }, title: { $0 })
    #expect(many.row(of: "item 30") == "30")
    #expect(many.pressing("item 30") == ["press \"List[30]/item 30\""])
  }

  @Test func answersAreAcceptedByLabel() async throws {
    let prompts = try Prompts.test
    let answers = Answers(["Size": "large", "Ship it?": "y", "Tags": "red, Green"])
    try await answers.answering { @MainActor in
      let size = try await prompts.choose("Size", from: Size.allCases)
      let isConfirmed = try await prompts.confirm("Ship it?")
      let tags = try await prompts.chooseMany("Tags", from: Color.allCases)
      #expect(size == .large)
      #expect(isConfirmed)
      #expect(tags == [.red, .green])
    }
  }

  @Test func tooFewValuesAreRejected() async throws {
    let prompts = try Prompts.test
    await #expect {
      try await Answers(["Tags": ""]).answering { @MainActor in
        try await prompts.chooseMany("Tags", from: Color.allCases, atLeast: 1)
      }
    } throws: {
      "\($0)".contains("Tags: choose at least 1")
    }
  }
}
