import PlatenPrompts
import Testing

@MainActor
@Suite struct ChoiceQuestionsTests {
  private let names = ["Ada", "Bob", "Cleo", "Dan", "Eve"]

  @Test func aLongChoiceIsAListInWhichReturnAnswers() async {
    await QuestionCommand.expectTranscript(of: { [names] prompts in
      _ = try await prompts.choose("Name", from: names)
    }) {
      """
        Name
        Ada
        Bob
        Cleo
        Dan
        Eve
      > key down
      > key return
      - Name
      - Ada
      - Bob
      - Cleo
      - Dan
      - Eve
      + Name  Bob
      """
    }
  }

  @Test func returnWithTooFewSelectedRowsStatesTheReason() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.chooseMany("Names", from: ["Ada", "Bob"], atLeast: 1)
    }) {
      """
        Names
          Ada
          Bob
      > key return
      + choose at least 1; Space selects a row
      > key space
      -   Ada
      + * Ada
      - choose at least 1; Space selects a row
      > key return
      - Names
      - * Ada
      -   Bob
      + Names  Ada
      """
    }
  }
}
