import Dispatch
import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct PromptAreaTests {
  private let editor = StubLineEditor()
  private let time = DispatchQueue.test
  private let program = StubProgram()
  private let face: ConsoleFace
  private var area: PromptArea { face.prompt }

  init() {
    face = ConsoleFace(editor, scheduler: time.eraseToAnyScheduler())
    face.delegate = program
  }

  private func texts(
    focus: ControlElement? = nil, width: Int = 40, height: Int = 10
  ) -> [String] {
    area.layout(focus: focus, width: width, height: height).rows.map(\.text)
  }

  /// Asks a question during a check, and answers it at the end so that its continuation resumes.
  private func asking(_ check: @escaping () -> Void) async {
    _ = await _Concurrency.withCheckedContinuation { continuation in
      face.request.open(for: continuation)
      check()
      face.request.close()?.resume(returning: nil)
    }
  }

  @Test func thePromptAreaIsEmptyIfTheProgramIsNotPrompting() {
    #expect(texts() == [""])
    #expect(area.answered("set Name Ada", isCommand: true) == [])
  }

  @Test func theTypedLineIsShownAfterItsPrompt() async {
    await asking {
      editor.text = "set Name Ada"
      #expect(texts(width: 30) == ["form> set Name Ada"])
      let command = area.answered("set Name Ada", isCommand: true)
      #expect(command.map(\.text) == ["form> set Name Ada"])
      #expect(command.allSatisfy { $0.has(.enteredPrompt) })
      let takenBack = area.answered("set^C", isCommand: false)
      #expect(takenBack.map(\.text) == ["form> set^C"])
      #expect(!takenBack.contains { $0.has(.enteredPrompt) })
    }
  }

  @Test func thePromptOfTheLineEditorReplacesTheCommandPrompt() async {
    await asking {
      editor.question = "(reverse-i-search)`': "
      #expect(texts() == ["(reverse-i-search)`': "])
    }
  }

  @Test func aScreenWithoutControlsAndPromptCanOnlyBeCanceled() async {
    let session = Session(Text("Building"))
    session.keys.exit = .action {}
    face.screen.session = session
    await asking { #expect(texts() == ["form> Esc cancels"]) }
  }

  @Test func theKeysOfTheFocusedControlAreShownWhileTheScreenHandlesKeys() async throws {
    let session = Session(TextField("Name", text: .constant("")).onSubmit {})
    try session.focusNext()
    face.screen.session = session
    let focus = try #require(session.screen.focusedControl)
    await asking {
      editor.text = "Ada"
      #expect(
        texts(focus: focus, width: 60)
          == ["form> Return submits · Tab next · Esc to prompt · F1 keys"])
      #expect(texts(focus: focus, width: 40) == ["form> Return submits · F1 keys"])
      #expect(texts(focus: focus, width: 18) == ["form> "])
    }
  }

  @Test func theKeysOfThePromptDependOnTheTextAndTheScreen() async {
    await asking {
      #expect(texts(width: 80) == ["form> Type a command · Tab lists them · Ctrl-D quits · ? keys"])
      face.screen.session = Session(Button("Save") {})
      #expect(texts(width: 80) == ["form> Tab into the screen · ↑ history · Ctrl-D quits · ? keys"])
      editor.text = "se"
      #expect(texts(width: 60) == ["form> se           Return runs · Tab completes · Esc clears"])
      editor.ownsEscape = true
      #expect(texts(width: 40) == ["form> se    Return runs · Tab completes"])
      editor.isAsking = true
      #expect(texts(width: 60) == ["form> se"])
    }
  }

  @Test func aMessageReplacesTheKeysForTwoSeconds() async {
    await asking {
      face.messages.hint.show("\"left\" has no effect")
      #expect(texts(width: 60) == ["form> \"left\" has no effect"])
      #expect(texts(width: 20) == ["form> \"left\" has n…"])
      time.advance(by: .seconds(2))
      #expect(texts(width: 80) == ["form> Type a command · Tab lists them · Ctrl-D quits · ? keys"])
    }
  }

  @Test func aRunningCommandShowsHowToStopItAfterAMoment() async {
    await asking {}
    #expect(texts() == [""])
    time.advance(by: .milliseconds(300))
    #expect(texts() == ["Ctrl-C stops"])
  }

  @Test func completionCandidatesUseAtMostAQuarterOfTheTerminalHeight() {
    area.candidates = (1...9).map { Line("word \($0)") }
    #expect(area.candidateRows(height: 40).count == 9)
    #expect(area.candidateRows(height: 12).map(\.text) == ["word 1", "word 2", "… 7 more rows"])
    #expect(area.candidateRows(height: 3) == [])
  }
}
