import Platen
import Testing

@testable import PlatenTerminal

@MainActor
@Suite struct PromptAreaTests {
  private let editor = StubLineEditor()
  private let area: PromptArea

  init() { area = PromptArea(editor: editor, glyphs: .unicode) }

  private func texts(isOnScreen: Bool = false, width: Int = 40, height: Int = 10) -> [String] {
    area.layout("form> ", isOnScreen: isOnScreen, width: width, height: height).rows.map(\.text)
  }

  /// Asks a question during a check, and answers it at the end so that its continuation resumes.
  private func asking(
    _ question: @escaping (_Concurrency.CheckedContinuation<String?, Never>) -> Question,
    _ check: @escaping () -> Void
  ) async {
    _ = await _Concurrency.withCheckedContinuation { continuation in
      area.question = question(continuation)
      check()
      area.question?.answer(nil)
      area.question = nil
    }
  }

  @Test func thePromptAreaIsEmptyIfTheProgramIsNotPrompting() {
    #expect(texts() == [""])
    #expect(area.answered("form> ", "set Name Ada") == [])
  }

  @Test func theTypedLineIsShownAfterItsPrompt() async {
    await asking(Question.line) {
      editor.text = "set Name Ada"
      #expect(texts() == ["form> set Name Ada"])
      #expect(area.answered("form> ", "set Name Ada").map(\.text) == ["form> set Name Ada"])
    }
  }

  @Test func thePromptOfTheLineEditorReplacesTheCommandPrompt() async {
    await asking(Question.line) {
      editor.question = "(reverse-i-search)`': "
      #expect(texts() == ["(reverse-i-search)`': "])
    }
  }

  @Test func aHintIsShownWhileKeysActOnTheScreen() async {
    await asking(Question.line) {
      editor.text = "Ada"
      #expect(
        texts(isOnScreen: true, width: 60) == ["form> Tab next · Shift-Tab previous · Esc prompt"])
      #expect(texts(isOnScreen: true, width: 40) == ["form> "])
    }
  }

  @Test func aSecretIsNeverShown() async {
    await asking({ .secret(SecretEditor("hunter2"), prompt: "PIN (hidden): ", $0) }) {
      #expect(texts() == ["PIN (hidden): "])
      #expect(area.answered("form> ", "").map(\.text) == ["PIN (hidden): "])
    }
  }

  @Test func completionCandidatesUseAtMostAQuarterOfTheTerminalHeight() {
    area.candidates = (1...9).map { Line("word \($0)") }
    #expect(area.candidateRows(height: 40).count == 9)
    #expect(area.candidateRows(height: 12).map(\.text) == ["word 1", "word 2", "… 7 more rows"])
    #expect(area.candidateRows(height: 3) == [])
  }
}
