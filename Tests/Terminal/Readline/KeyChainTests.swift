import Dispatch
import Platen
import PlatenTestSupport
import Testing

@testable import PlatenConsole
@testable import PlatenReadline
@testable import PlatenTerminal

extension ConsoleFace {
  private final class NoInput: TerminalInput {
    var pending = PendingInput()
  }

  /// Creates areas that draw nothing.
  convenience init(_ editor: any LineEditor, showing session: Session) {
    let time = DispatchQueue.test.eraseToAnyScheduler()
    self.init(
      editor, glyphs: .unicode, input: NoInput(),
      painter: PaintScheduler(interval: .zero, on: time), scheduler: time)
    screen.session = session
  }

  /// The handlers of keys.
  var keys: KeyChain { KeyChain(self, PromptInput(self, history: nil)) }
}

extension OneReadline {
  /// Tests of keys for the screen, keys for the prompt, and the line editors in text fields.
  @MainActor
  @Suite final class KeyChainTests {
    private final class Model: ObservableObject {
      @Published var name = ""
      @Published var code = "" {
        didSet { if code != code.uppercased() { code = code.uppercased() } }
      }
      @Published var password = ""
      @Published var isAsking = false
      @Published var saved: [String] = []
    }

    private struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        TextField("Name", text: $model.name).onSubmit { model.saved.append(model.name) }
        TextField("Code", text: $model.code)
        SecureField("Password", text: $model.password)
        Button("Save") { model.saved.append("by button") }
          .keyboardShortcut("s", modifiers: .control)
          .alert("Sure?", isPresented: $model.isAsking) {
            Button("Yes") { model.saved.append("yes") }.keyboardShortcut(.defaultAction)
          }
      }
    }

    private let model = Model()
    private let session: Session
    private let readline = OneReadline.readline
    /// The editor under test.
    private var editor: any LineEditor = OneReadline.readline
    private lazy var face = ConsoleFace(editor, showing: session)
    private lazy var keys = face.keys

    init() {
      session = Session(Screen(model: model))
      use(.readline)
    }

    /// The editors that edit fields with the same keys.
    enum Editing: CaseIterable { case readline, own }

    private func use(_ editing: Editing) {
      editor = editing == .readline ? readline : EmacsLineEditor()
      editor.edit("")
      face = ConsoleFace(editor, showing: session)
      keys = face.keys
    }

    private static let tab: Key = .bytes([0x09])
    private static let backTab: Key = .bytes(Array("\u{1B}[Z".utf8))

    private func press(_ pressed: Key...) {
      for key in pressed {
        keys.take(key)
        face.focus.follow()
      }
    }

    private func type(_ text: String) {
      for character in text { press(.bytes(Array(String(character).utf8))) }
    }

    /// The line of the frame with the caret, with a vertical bar at the caret.
    private var line: String? {
      let lines = session.flush().frame.lines
      guard face.focus.followedControl != nil, let place = lines.focus else { return nil }
      let line = lines[place.row]
      return line.prefix(cells: place.column).text + "|"
        + line.dropFirst(cells: place.column).text
    }

    @Test(arguments: Editing.allCases) func tabMovesFromAnEmptyPromptThroughTheScreenAndBack(
      with editing: Editing
    ) {
      use(editing)
      var labels: [String?] = []
      for _ in 0..<6 {
        press(Self.tab)
        labels.append(session.focus?.label)
      }
      #expect(labels == ["Name", "Code", "Password", "Save", nil, "Name"])
      press(Self.backTab, Self.backTab)
      #expect(session.focus?.label == "Save")
    }

    @Test(arguments: Editing.allCases) func textIsEditedInPlaceAndUpdatesItsBindingImmediately(
      with editing: Editing
    ) {
      use(editing)
      press(Self.tab)
      #expect(line?.hasPrefix("Name [| ") == true)
      type("Ada")
      #expect(model.name == "Ada")
      #expect(line?.hasPrefix("Name [Ada| ") == true)
      type("\u{1}\u{4}")
      #expect(model.name == "da")
      #expect(line?.hasPrefix("Name [|da ") == true)
      type("\u{B}")
      #expect(model.name == "")
      press(Self.tab)
      type("\u{19}")
      #expect(model.code == "DA", "what is killed in one field is yanked in another")
    }

    @Test(arguments: Editing.allCases) func eachFieldIsEditedIndependently(with editing: Editing) {
      use(editing)
      press(Self.tab)
      type("Ada")
      press(Self.tab)
      type("x")
      press(Self.backTab)
      type("!")
      #expect(model.name == "Ada!")
      #expect(model.code == "X")
    }

    @Test(arguments: Editing.allCases) func aProgramChangeDuringEditingIsOneUndoStep(
      with editing: Editing
    ) {
      use(editing)
      press(Self.tab)
      type("Ada")
      model.name = "Lovelace"
      #expect(line?.hasPrefix("Name [Lov|elace ") == true)
      type("\u{1F}")
      #expect(model.name == "Ada")
      press(Self.tab)
      type("ab")
      #expect(model.code == "AB")
      #expect(line?.hasPrefix("Code [AB| ") == true)
    }

    @Test(arguments: Editing.allCases) func aRedrawDuringAnEditDoesNotMoveTheCaret(
      with editing: Editing
    ) {
      use(editing)
      press(Self.tab)
      type("Ada\u{1}")
      let redraw = session.clock.schedule(WorkLabel("redraw"), after: .zero) { [unowned self] in
        face.focus.follow()
      }
      type("x")
      #expect(line?.hasPrefix("Name [x|Ada ") == true)
      withExtendedLifetime(redraw) {}
    }

    @Test(arguments: Editing.allCases) func aMultilinePasteIsOneEditOfOneLine(
      with editing: Editing
    ) {
      use(editing)
      press(Self.tab, .paste("Ada\nLovelace\n"))
      #expect(model.name == "Ada Lovelace")
      #expect(model.saved.isEmpty)
      type("\u{1F}")
      #expect(model.name == "")
    }

    @Test(arguments: Editing.allCases) func returnEntersTextAndEachFieldHasItsOwnHistory(
      with editing: Editing
    ) {
      use(editing)
      press(Self.tab)
      type("Ada\r")
      #expect(model.saved == ["Ada"])
      #expect(model.name == "Ada")
      type("\u{15}Grace\r")
      #expect(model.saved == ["Ada", "Grace"])
      type("\u{10}\u{10}")
      #expect(model.name == "Ada")
      press(Self.tab)
      type("\u{10}")
      #expect(model.code == "")
      press(.escape)
      type("\u{10}")
      #expect(!["Ada", "Grace"].contains(editor.text))
    }

    @Test(arguments: Editing.allCases) func escapeAndEndOfInputReturnToThePrompt(
      with editing: Editing
    ) {
      use(editing)
      press(Self.tab, .escape)
      #expect(session.focus == nil)
      press(Self.tab)
      type("\u{4}")
      #expect(session.focus == nil)
      press(Self.tab)
      type("Ada\u{4}")
      #expect(session.focus?.label == "Name", "there is a text whose end it is not")
      #expect(face.focus.leave())
      #expect(!face.focus.leave())
      #expect(editor.text == "")
      #expect(model.name == "Ada")
    }

    @Test(arguments: Editing.allCases) func escapeAtThePromptDoesNotAffectTheNextKey(
      with editing: Editing
    ) {
      use(editing)
      press(Self.tab, .escape, .escape)
      type("open")
      #expect(editor.text == "open")
      type("\u{15}")
      press(.escape, Self.tab)
      #expect(session.focus?.label == "Name")
    }

    @Test(arguments: Editing.allCases) func escapeClearsTheLineAtThePrompt(with editing: Editing) {
      use(editing)
      type("open")
      press(.escape)
      #expect(editor.text == "")
      type("x\u{1F}")
      #expect(editor.text == "", "clearing was one change, before x")
      type("\u{1F}")
      #expect(editor.text == "open")
      type("\u{15}")
    }

    @Test func inViModeEscapeAtThePromptIsReadlines() {
      readline.handle(.bytes([0x18]))
      readline.handle(.bytes(Array("v".utf8)))
      type("one two")
      press(.escape)
      #expect(editor.text == "one two")
      press(.escape)
      #expect(editor.text == "one two")
      type("dd")
      #expect(editor.text == "")
      readline.handle(.bytes([0x05]))
      #expect(readline.mode == "@")
    }

    @Test(arguments: Editing.allCases) func altPressesAShortcutWithTheCommandKey(
      with editing: Editing
    ) {
      use(editing)
      let model = model
      let session = Session(
        Group {
          TextField("Name", text: Binding(get: { model.name }, set: { model.name = $0 }))
          Button("Go") { model.saved.append("by command") }.keyboardShortcut("g")
        })
      let face = ConsoleFace(editor, showing: session)
      let keys = face.keys
      let typed = ["\t", "A", "d", "a", "\u{1B}g", "\u{1B}b", "x"]
      for text in typed {
        keys.take(.bytes(Array(text.utf8)))
      }
      #expect(model.saved == ["by command"])
      #expect(model.name == "xAda", "without a shortcut, the key is the editor's")
      face.focus.followPrompt()
    }

    @Test(arguments: Editing.allCases)
    func anUnknownShortcutIsNamedByTheKeysOfTheTerminal(with editing: Editing) throws {
      use(editing)
      let session = Session(Button("Go") {}.keyboardShortcut("g"))
      let face = ConsoleFace(editor, showing: session)
      let keys = face.keys
      try session.focusNext()
      keys.take(.bytes(Array("\u{1B}s".utf8)))
      #expect(
        face.messages.hint.line == .message(#"no control responds to "Alt-S"; available: "Alt-G""#))
      face.focus.followPrompt()
    }

    @Test(arguments: Editing.allCases)
    func aShortcutBehindASheetIsExplainedExceptInAField(with editing: Editing) throws {
      use(editing)
      let model = model
      let session = Session(
        Button("Go") {}.keyboardShortcut("b")
          .sheet(isPresented: .constant(true)) {
            Button("Done") {}
            TextField("Name", text: Binding(get: { model.name }, set: { model.name = $0 }))
          })
      let face = ConsoleFace(editor, showing: session)
      let keys = face.keys
      let shortcut = Key.bytes(Array("\u{1B}b".utf8))
      let message =
        #""Alt-B" is behind the sheet: close it first; available: "Done", "Name""#
      try session.moveFocus(to: nil)
      keys.take(shortcut)
      #expect(face.messages.hint.line == .message(message))
      face.noteKey()
      try session.moveFocus(to: "Done")
      keys.take(shortcut)
      #expect(face.messages.hint.line == .message(message))
      face.noteKey()
      try session.moveFocus(to: "Name")
      for text in ["A", "d", "a", "\u{1B}b", "x"] {
        keys.take(.bytes(Array(text.utf8)))
      }
      #expect(model.name == "xAda")
      #expect(face.messages.hint.line == nil)
      face.focus.followPrompt()
    }

    @Test(arguments: Editing.allCases) func aKeyWithoutEffectIsExplained(with editing: Editing) {
      use(editing)
      for _ in 0..<4 { press(Self.tab) }
      press(.bytes(Array("\u{1B}[C".utf8)))
      #expect(
        face.messages.hint.line
          == .message(#""→" has no effect on "Save": it is a button; use Return or Space"#))
      #expect(face.messages.reply.lines == [])
    }

    /// > Law: After any keys, Escape reaches the prompt, and typed text arrives there.
    @Test(arguments: Editing.allCases) func textTypedAfterRandomKeysArrivesAtThePrompt(
      with editing: Editing
    ) {
      use(editing)
      let keys: [Key] =
        [
          "\t", "\t", "\u{1B}[Z", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", " ", "x",
          "\u{7F}",
        ]
        .map { .bytes(Array($0.utf8)) } + [.enter, .escape, .paste("y")]
      for seed in Seeds.first(50) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 { press(keys.randomElement(using: &random) ?? .escape) }
        press(.escape, .escape, .escape)
        type("help 1")
        #expect(editor.text == "help 1", "seed \(seed)")
        type("\u{15}")
      }
    }

    @Test func inViModeTheSecondEscapeLeavesTheField() {
      press(Self.tab)
      readline.handle(.bytes([0x18]))
      readline.handle(.bytes(Array("v".utf8)))
      type("Ada B")
      press(.escape)
      #expect(session.focus?.label == "Name")
      type("0dw")
      #expect(model.name == "B")
      press(.escape)
      #expect(session.focus == nil)
      OneReadline.useEmacsMode()
    }

    @Test(arguments: Editing.allCases) func aSecureFieldHasItsOwnEditorAndShowsDots(
      with editing: Editing
    ) {
      use(editing)
      press(Self.tab, Self.tab, Self.tab)
      type("hunter2\u{7F}")
      #expect(model.password == "hunter")
      #expect(line?.hasPrefix("Password [••••••| ") == true)
      type("\u{15}")
      #expect(model.password == "")
      press(.paste("one\ntwo"))
      #expect(
        face.messages.reply.lines.map(\.text)
          == ["# a secret has only one line; the pasted lines were discarded"])
      type("secret\r")
      press(.escape)
      type("\u{19}\u{10}")
      #expect(!editor.text.contains("secret") && !editor.text.contains("hunter"))
      #expect(session.flush().frame.lines[2].text.hasPrefix("Password [••• "))
    }

    @Test(arguments: Editing.allCases) func promptTextIsUnaffectedByTheProgram(
      with editing: Editing
    ) {
      use(editing)
      type("set Na")
      model.isAsking = true
      type("me\r")
      #expect(session.focus?.label == "Yes")
      #expect(editor.text == "", "the line was entered, and the alert was not answered")
      #expect(model.saved.isEmpty)
      press(.enter)
      #expect(model.saved == ["yes"])
    }

    @Test(arguments: Editing.allCases) func keysThatAControlIgnoresAreTypedAtThePrompt(
      with editing: Editing
    ) {
      use(editing)
      for _ in 0..<4 { press(Self.tab) }
      #expect(line == "|( Save )")
      press(.bytes(Array("\u{1B}[A".utf8)))
      #expect(session.focus?.label == "Save", "an arrow types nothing")
      type("help")
      #expect(session.focus == nil)
      #expect(editor.text == "help")
    }

    @Test(arguments: Editing.allCases) func endOfInputAtAControlReturnsToThePrompt(
      with editing: Editing
    ) {
      use(editing)
      for _ in 0..<4 { press(Self.tab) }
      type("\u{4}")
      #expect(session.focus == nil)
      #expect(editor.text == "")
      press(Self.tab)
      #expect(session.focus?.label == "Name")
    }

    @Test(arguments: Editing.allCases) func keysOfASearchAtThePromptBelongToTheSearch(
      with editing: Editing
    ) {
      use(editing)
      type("\u{12}")
      model.isAsking = true
      type("zzz\r")
      #expect(model.saved.isEmpty)
      type("\u{7}")
    }

    @Test func readlineReceivesTheRestOfAKeySequence() {
      press(Self.tab)
      type("\u{16}")
      press(Self.tab)
      #expect(model.name == "\t")
      #expect(session.focus?.label == "Name")
      readline.handle(.bytes([0x18]))
      readline.handle(.bytes(Array("v".utf8)))
      press(.escape)
      type("d")
      press(.escape)
      #expect(session.focus?.label == "Name", "it takes d back")
      press(.escape)
      #expect(session.focus == nil)
      OneReadline.useEmacsMode()
    }

    @Test(arguments: Editing.allCases) func textPastedAtAControlIsInsertedAtThePrompt(
      with editing: Editing
    ) {
      use(editing)
      for _ in 0..<4 { press(Self.tab) }
      press(.paste("help"))
      #expect(session.focus == nil)
      #expect(editor.text == "help")
    }

    @Test(arguments: Editing.allCases) func shortcutsWorkInAField(with editing: Editing) {
      use(editing)
      press(Self.tab)
      type("Ada\u{13}")
      #expect(model.saved == ["by button"])
      #expect(model.name == "Ada")
    }
  }
}
