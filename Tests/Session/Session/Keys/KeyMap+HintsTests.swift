import Foundation
import Platen
import PlatenLines
import Testing

@testable import PlatenSession

/// Tests of the items of the hint line.
@MainActor
@Suite struct KeyMapHintsTests {
  private struct Screen: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var isAsking = false
    @State private var isEditing = false

    var body: some View {
      TextField("Field", text: .constant(""))
      TextField("Search", text: .constant("")).onSubmit {}
      DatePicker("Date", selection: $date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      TextEditor(text: .constant("")).accessibilityLabel("Editor")
      Button("Button") {}
      Toggle("Toggle", isOn: .constant(true))
      Stepper("Stepper", value: .constant(1), in: 0...2)
      Stepper("Endless", value: .constant(1))
      Text("Rating").accessibilityAdjustableAction { _ in }.accessibilityAction {}
      Picker("Row", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.segmented)
      Menu("Menu") { Button("Item") {} }
      DisclosureGroup("Group", isExpanded: .constant(true)) { Text("inside") }
      DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("inside") }
      VStack {
        TabView { Text("page").tabItem { Text("Tab") } }
        ScrollView { ForEach(0..<9) { Text("\($0)") } }.frame(height: 2 * 16)
        NavigationStack { NavigationLink("Link") { Button("Inside") {} } }
      }
      Button("Ask") { isAsking = true }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing) { Button("Done") {} }
    }
  }

  private func hints(of session: Session, in glyphs: Glyphs = .unicode) -> String {
    let hints = session.screen.flush().focusedControl.map { session.keys.map.hints(at: $0) } ?? []
    return hints.map { hint in
      [hint.keys(in: glyphs), hint.verb].filter { !$0.isEmpty }.joined(separator: " ")
    }.joined(separator: " · ")
  }

  @Test(arguments: [
    ("Field", "Tab next · Esc to prompt · F1 keys"),
    ("Search", "Return submits · Tab next · Esc to prompt · F1 keys"),
    ("Date", "↑↓ day · PgUp PgDn month · or type it · F1 keys"),
    ("Time", "↑↓ minute · PgUp PgDn hour · or type it · F1 keys"),
    ("Editor", "Return new line · Tab next · Esc to prompt · F1 keys"),
    ("Button", "Return presses · Tab next · Esc to prompt · ? keys"),
    ("Link", "Return opens · Tab next · Esc to prompt · ? keys"),
    ("Toggle", "Space switches · Tab next · Esc to prompt · ? keys"),
    ("Stepper", "←→ change · Home End ends · Tab next · ? keys"),
    ("Endless", "←→ change · Tab next · ? keys"),
    ("Rating", "←→ change · Return presses · Tab next · ? keys"),
    ("Row", "↑↓ choose · Tab next · Esc to prompt · ? keys"),
    ("Menu", "Return opens · Tab next · ? keys"),
    ("Group", "← closes · Tab next · ? keys"),
    ("Closed", "→ opens · Tab next · ? keys"),
    ("Tab", "←→ switch · Tab into the page · ? keys"),
  ])
  func aControlListsItsKeys(label: String, expected: String) throws {
    let session = Session(Screen())
    try session.moveFocus(to: label)
    #expect(hints(of: session) == expected)
  }

  /// A form whose button Return presses, if it is enabled.
  private struct Form: View {
    let isValid: Bool

    var body: some View {
      TextField("Field", text: .constant(""))
      Picker("Row", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.segmented)
      DatePicker("Date", selection: .constant(.distantPast))
      Toggle("Toggle", isOn: .constant(true))
      Button("Save") {}.keyboardShortcut(.defaultAction).disabled(!isValid)
    }
  }

  @Test(arguments: [
    ("Field", true, "Return submits · Tab next · Esc to prompt · F1 keys"),
    ("Field", false, "Tab next · Esc to prompt · F1 keys"),
    ("Row", true, "↑↓ choose · Return submits · Tab next · Esc to prompt · ? keys"),
    ("Row", false, "↑↓ choose · Tab next · Esc to prompt · ? keys"),
    ("Date", true, "↑↓ day · PgUp PgDn month · Return submits · or type it · F1 keys"),
    ("Toggle", true, "Space switches · Tab next · Esc to prompt · ? keys"),
  ])
  func anEnabledDefaultButtonTakesReturn(label: String, isValid: Bool, expected: String) throws {
    let session = Session(Form(isValid: isValid))
    try session.moveFocus(to: label)
    #expect(hints(of: session) == expected)
  }

  @Test(arguments: [
    ("Menu", "↑↓ move · Return chooses · Esc closes"),
    ("Link", "Return presses · Tab next · Esc back · ? keys"),
    ("Ask", "←→ choose · Return presses · Esc cancels"),
    ("Edit", "Return presses · Tab next · Esc closes · ? keys"),
  ])
  func aModalAMenuAndAPageListTheirKeys(label: String, expected: String) throws {
    let session = Session(Screen())
    try session.moveFocus(to: label)
    try session.press(.defaultAction)
    #expect(hints(of: session) == expected)
  }

  /// Returns the items at each of the first rows of a focused list.
  private func hints(ofRows count: Int, in session: Session) throws -> [String] {
    try session.moveFocus(to: "List")
    return try (0..<count).map { row in
      if row > 0 { try session.press(KeyboardShortcut(.downArrow, modifiers: [])) }
      return hints(of: session)
    }
  }

  @Test func aListListsTheKeysThatHaveAnEffectOnTheCursorRow() throws {
    let session = Session(NavigationStack { Rows() })
    let expected = [
      "↑↓ move · Return presses · / filter · ? keys",
      "↑↓ move · Return selects · Space selects · / filter · . actions · ? keys",
      "↑↓ move · Return into the row · / filter · ? keys",
      "↑↓ move · Return opens · / filter · ? keys",
      "↑↓ move · Return switches · / filter · ? keys",
      "↑↓ move · Return opens · / filter · ? keys",
      "↑↓ move · / filter · ? keys",
      "↑↓ move · Return edits · / filter · ? keys",
    ]
    #expect(try hints(ofRows: 8, in: session) == expected)
    try session.press(KeyboardShortcut("/", modifiers: []))
    #expect(hints(of: session) == "Type to filter · ↑↓ move · Return edits · Esc ends")
  }

  @Test func aRowThatCanBeDeletedListsItsKey() throws {
    let session = Session(
      List {
        ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }
        Text("b")
      })
    #expect(
      try hints(ofRows: 2, in: session) == [
        "↑↓ move · / filter · . actions · Delete removes · ? keys", "↑↓ move · / filter · ? keys",
      ])
  }

  @Test func anActionOfALazyRowIsListedWhileTheRowHasIt() throws {
    let flags = Flags()
    let session = Session(FlaggedRows(flags: flags))
    #expect(
      try hints(ofRows: 2, in: session) == [
        "↑↓ move · / filter · . actions · ? keys", "↑↓ move · / filter · ? keys",
      ])
    flags.rows.insert(1)
    #expect(hints(of: session) == "↑↓ move · / filter · . actions · ? keys")
  }

  private struct Rows: View {
    @State private var chosen: Int?

    var body: some View {
      List(selection: $chosen) {
        Button("One") {}
        Text("Two").tag(2).swipeActions { Button("Flag") {} }
        HStack {
          Button("A") {}
          Button("B") {}
        }
        DisclosureGroup("Group", isExpanded: .constant(false)) { Text("inside") }
        Toggle("Loud", isOn: .constant(true))
        NavigationLink("More") { Text("Inside") }
        Text("Nothing")
        TextField("Name", text: .constant(""))
      }
    }
  }

  private final class Flags: ObservableObject {
    @Published var rows: Set<Int> = [0]
  }

  private struct FlaggedRows: View {
    @ObservedObject var flags: Flags

    var body: some View {
      List {
        ForEach(0..<3, id: \.self) { row in
          Text("row \(row)").swipeActions {
            if flags.rows.contains(row) { Button("Flag") {} }
          }
        }
      }
    }
  }

  @Test func thePromptHasNoControlToListKeysOf() { #expect(hints(of: Session(Screen())) == "") }

  @Test func arrowsAreWordsInASCII() throws {
    let session = Session(Screen())
    try session.moveFocus(to: "Stepper")
    #expect(
      hints(of: session, in: .ascii) == "Left Right change · Home End ends · Tab next · ? keys")
  }

  @Test func shortcutsThatATerminalCanSendPrecedeTheHelp() throws {
    let session = Session(
      Group {
        Button("Run") {}
        Button("Save") {}.keyboardShortcut("s", modifiers: .control)
        Button("Find") {}.keyboardShortcut("f", modifiers: [.option, .shift])
        Button("Quit") {}.keyboardShortcut("q")
        Button("Off") {}.keyboardShortcut("o", modifiers: .control).disabled(true)
      })
    try session.focusNext()
    #expect(
      hints(of: session)
        == "Return presses · Tab next · Esc to prompt · Ctrl-S Save · Alt-Shift-F Find · Alt-Q Quit · ? keys"
    )
  }

  @Test func shortcutsFollowTheStateOfTheScreen() throws {
    let session = Session(Editor())
    try session.focusNext()
    #expect(hints(of: session).hasSuffix(" · Alt-E Edit · ? keys"))
    try session.press(.defaultAction)
    #expect(hints(of: session).hasSuffix(" · F1 keys"))
    #expect(!hints(of: session).contains("Alt-"))
    try session.edit("tea")
    #expect(hints(of: session).hasSuffix(" · Alt-S Save · F1 keys"))
    try session.press(KeyboardShortcut("s"))
    #expect(hints(of: session).hasSuffix(" · Alt-E Edit · ? keys"))
  }

  @Test func aShortcutThatAppearsIsListedFirstUntilTheFocusMoves() throws {
    let session = Session(Undoing())
    try session.focusNext()
    let usual = "Return presses · Tab next · Esc to prompt"
    #expect(hints(of: session) == usual + " · Alt-F Find · ? keys")
    try session.press(.defaultAction)
    #expect(hints(of: session) == "Alt-Z Undo · " + usual + " · Alt-F Find · ? keys")
    try session.focusNext()
    try session.focusPrevious()
    #expect(hints(of: session) == usual + " · Alt-F Find · Alt-Z Undo · ? keys")
    try session.press(KeyboardShortcut("z"))
    #expect(hints(of: session) == usual + " · Alt-F Find · ? keys")
  }

  private struct Undoing: View {
    @State private var isDeleted = false

    var body: some View {
      Button("Delete") { isDeleted = true }
      Button("Find") {}.keyboardShortcut("f")
      if isDeleted { Button("Undo") { isDeleted = false }.keyboardShortcut("z") }
    }
  }

  @Test func errorsAtATerminalNameItsKeys() throws {
    let session = Session(Screen())
    func message(_ key: KeyboardShortcut) -> String {
      do throws(InputError) {
        try session.press(key)
        return ""
      } catch {
        return "\(error.withTerminalKeys)"
      }
    }
    try session.moveFocus(to: "Toggle")
    #expect(
      message(KeyboardShortcut(.rightArrow, modifiers: []))
        == #""→" has no effect on "Toggle": it is a toggle; use Return or Space"#)
    #expect(
      message(KeyboardShortcut("x", modifiers: []))
        == #""x" has no effect on "Toggle": it is a toggle; use Return or Space"#)
    #expect(
      message(KeyboardShortcut("x"))
        == #"no control responds to "Alt-X"; no control has a keyboard shortcut"#)
  }

  @Test func aShortcutBehindASheetIsNamedAsTheUserTypedIt() throws {
    let session = Session(Editor())
    try session.press("Edit")
    session.flush()
    #expect(session.keys.map.hidesShortcut(KeyboardShortcut("e")))
    #expect(!session.keys.map.hidesShortcut(KeyboardShortcut("s")))
    let error = #expect(throws: InputError.self) { try session.press(KeyboardShortcut("e")) }
    let message = error.map { "\($0.withTerminalKeys)" }
    #expect(message?.hasPrefix(#""Alt-E" is behind the sheet: close it first; "#) == true)
  }

  private struct Editor: View {
    @State private var isEditing = false
    @State private var text = ""

    var body: some View {
      Button("Edit") { isEditing = true }.keyboardShortcut("e")
        .sheet(isPresented: $isEditing) {
          TextField("Title", text: $text)
          Button("Save") { isEditing = false }.keyboardShortcut("s").disabled(text.isEmpty)
        }
    }
  }
}
