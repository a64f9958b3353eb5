import PlatenPromptTesting
import PlatenPrompts
import Testing

@MainActor
@Suite struct NoteTests {
  @Test func returnContinues() async {
    await QuestionCommand.expectTranscript(of: { try await $0.note("Rollback", "Requests fail.") })
    {
      """
        Rollback
        Requests fail.
        ( Continue )
      > key return
      - ( Continue )
      """
    }
  }

  @Test func escapeCancelsTheCommand() async {
    await QuestionCommand.expectTranscript(of: { try await $0.note("Rollback", "Requests fail.") })
    {
      """
      > key escape
      - Rollback
      - Requests fail.
      - ( Continue )
      + Rollback  cancelled
      ! cancelled
      """
    }
  }

  @Test func aNoteNeedsNoAnswer() async throws {
    let prompts = try Prompts.test
    try await Answers([:]).answering { try await prompts.note("Rollback", "Requests fail.") }
  }
}
