import PlatenPrompts
import Testing

@MainActor
@Suite struct ButtonsQuestionTests {
  @Test func arrowsMoveBetweenTheAnswers() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      for question in ["First?", "Second?", "Third?"] { _ = try await prompts.confirm(question) }
    }) {
      """
        First?  ( Yes )  ( No )
      > key right
      > key return
      - First?  ( Yes )  ( No )
      + First?  no
        Second?  ( Yes )  ( No )
      > key left
      > key return
      - Second?  ( Yes )  ( No )
      + Second?  no
        Third?  ( Yes )  ( No )
      > key right
      > key right
      > key return
      - Third?  ( Yes )  ( No )
      + Third?  yes
      """
    }
  }

  @Test func theKeysYAndNAnswerAConfirmation() async {
    await QuestionCommand.expectTranscript(of: { prompts in
      _ = try await prompts.confirm("Ship it?")
    }) {
      """
        Ship it?  ( Yes )  ( No )
      > key n
      - Ship it?  ( Yes )  ( No )
      + Ship it?  no
      """
    }
  }
}
