import Testing

@testable import PlatenPrompts

@MainActor
@Suite struct PromptScreenTests {
  private let screen = PromptScreen(QuestionFacts("Name", .text, flag: nil), keeping: .summary)

  @Test func aScreenEndsOnce() {
    var ends = 0
    screen.onEnd = { ends += 1 }
    #expect(screen.isAsking && !screen.isAnswered)
    screen.answer()
    screen.dismiss()
    #expect(screen.isAnswered)
    #expect(ends == 1)
  }

  @Test func aDismissedScreenIsCanceledUnlessItEndsByDismissal() {
    screen.dismiss()
    #expect(!screen.isAsking && !screen.isAnswered)
    let other = PromptScreen(QuestionFacts("Login", .note, flag: nil), keeping: .frame)
    other.endsByDismissal = true
    other.dismiss()
    #expect(other.isAnswered)
  }

  @Test func onlyASummaryHasASign() {
    #expect(screen.sign == false)
    screen.answer()
    #expect(screen.sign == true)
    let other = PromptScreen(QuestionFacts("Login", .note, flag: nil), keeping: .frame)
    #expect(other.sign == nil)
  }

  @Test func theEndIsWaitedFor() async {
    async let ended: Void = screen.whenEnded()
    screen.answer()
    await ended
  }

  @Test func aCanceledTaskEndsItsScreen() async {
    let screen = screen
    let waiting = Task { await screen.whenEnded() }
    waiting.cancel()
    await waiting.value
    guard case .ended(let error) = screen.phase else {
      Issue.record("the screen has not ended")
      return
    }
    #expect(error is CancellationError)
  }

  @Test func validationsInProgressAreWaitedFor() async {
    var hasValidated = false
    screen.perform {
      await Task.yield()
      hasValidated = true
    }
    await screen.whenIdle()
    #expect(hasValidated)
    #expect(screen.isAsking)
  }
}
