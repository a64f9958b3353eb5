import PlatenLines
import PlatenNavigation
import PlatenSession
import Testing

@testable import PlatenPrompts
@testable import PlatenQuestions

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

  @Test(arguments: [
    (true, ["✓ first", "second"]), (false, ["✗ Name  cancelled"]),
  ])
  func aSignIsNextToTheFirstLineThatRemains(isAnswered: Bool, remaining: [String]) {
    screen.sign = { Line($0 ? "✓ " : "✗ ") }
    let root = PromptRoot(screen: screen) {
      Text("asking")
    } summary: {
      Text("first")
      Text("second")
    }
    let session = Session(root, time: .virtual)
    #expect(session.flush().frame.lines.map(\.text) == ["asking"])
    if isAnswered { screen.answer() } else { screen.dismiss() }
    let lines = session.flush().frame.lines
    #expect(lines.map(\.text) == remaining)
    #expect(lines.map { $0.has(.flushLeft) } == remaining.indices.map { $0 == 0 })
  }

  @Test func theEndIsWaitedFor() async {
    async let ended: Void = screen.whenEnded()
    screen.answer()
    await ended
  }

  /// A host that shows a screen until it ends.
  private final class WaitingPrompter: Prompter {
    static var isShowing = false

    func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
      Self.isShowing = true
      await screen.whenEnded()
    }

    func watch(
      _ screen: PromptScreen, _ entry: ScreenEntry, begin: @escaping @MainActor (Session) -> Void
    ) async throws {
      try await show(screen, entry)
    }

    func leave(_ entry: ScreenEntry) async throws {}
  }

  @Test func aCanceledTaskEndsItsScreen() async throws {
    let (screen, prompts, run) = (screen, try Prompts.test, PromptRun(WaitingPrompter()))
    let waiting = Task {
      try await run.watch(screen, ScreenEntry("Name") { Text("asking") }, for: prompts) { _ in }
    }
    while !WaitingPrompter.isShowing { await Task.yield() }
    waiting.cancel()
    try await waiting.value
    guard case .ended(let error) = screen.phase else {
      Issue.record("the screen has not ended")
      return
    }
    #expect(error is CancellationError)
  }

  @Test func validationsInProgressAreWaitedFor() async {
    var hasValidated = false
    screen.validate {
      await Task.yield()
      hasValidated = true
    }
    await screen.whenIdle()
    #expect(hasValidated)
    #expect(screen.isAsking)
  }

  @Test func theEndCancelsTheSearch() async {
    let (never, ended) = (AsyncStream<Void>.makeStream(), AsyncStream<Bool>.makeStream())
    screen.search {
      for await _ in never.stream {}
      ended.continuation.yield(Task.isCancelled)
    }
    screen.answer()
    var ends = ended.stream.makeAsyncIterator()
    #expect(await ends.next() == true)
    never.continuation.finish()
  }
}
