import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct PromptInputTests {
  private let editor = StubLineEditor()
  private let face: ConsoleFace
  private let prompt: PromptInput

  init() {
    face = ConsoleFace(editor)
    prompt = PromptInput(face, history: nil)
  }

  private func line(after keys: Key...) async -> String? {
    await withCheckedContinuation { continuation in
      face.request.open(for: continuation)
      for key in keys { prompt.edit(key) }
      face.request.close()?.resume(returning: "none")
    }
  }

  @Test func anEnteredLineAnswersTheCaller() async {
    #expect(await line(after: .paste("open form"), .enter) == "open form")
    #expect(await line(after: .paste("open form\n")) == "open form")
  }

  @Test func theLinesOfAPasteAreHandledOneAtATime() async {
    #expect(await line(after: .paste("one\ntwo\n")) == "none")
    #expect(face.input.pending.next() == .pastedLine(.paste("one\n")))
    #expect(face.input.pending.next() == .pastedLine(.paste("two\n")))
  }

  @Test func aLineWithoutARequestIsKept() {
    prompt.edit(.paste("one\n"))
    #expect(face.input.pending.next() == .finishedLine("one"))
  }

  @Test func aLineThatIsTakenBackIsDiscarded() {
    editor.text = "open"
    #expect(prompt.takeBack() && editor.text.isEmpty)
    #expect(!prompt.takeBack())
  }
}
