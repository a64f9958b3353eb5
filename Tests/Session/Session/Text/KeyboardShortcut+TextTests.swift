import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of keyboard shortcuts of controls.
@MainActor
@Suite struct KeyboardShortcutTextTests {
  private func screen() -> some View {
    StatedScreen { count, isOn, isAsking in
      Text("\(count.wrappedValue)")
      Button("Save") { count.wrappedValue += 1 }.keyboardShortcut("s")
      Button("Save all") { count.wrappedValue += 10 }
        .keyboardShortcut("S", modifiers: [.command, .shift])
      Button("Delete") { isAsking.wrappedValue = true }
        .keyboardShortcut(.delete, modifiers: [])
        .alert("Sure?", isPresented: isAsking) {
          Button("Delete it") { count.wrappedValue = 0 }.keyboardShortcut(.defaultAction)
          Button("Keep it", role: .cancel) {}.keyboardShortcut(.cancelAction)
        }
      Toggle("Bold", isOn: isOn).keyboardShortcut("b", modifiers: .control)
      TextField("Search", text: .constant("")).keyboardShortcut("f")
      Button("Print") {}.disabled(true).keyboardShortcut("p")
    }
  }

  @Test func shortcutsPressToggleAndFocusControls() async {
    let host = TestInterpreter(of: screen())
    #expect(
      await host.play("key command-s\nkey shift+cmd+s\nkey C-b\nkey cmd-F") == """
        > key command-s
        - 0
        + 1
        > key shift+cmd+s
        - 1
        + 11
        > key C-b
        - [ ] Bold
        + [x] Bold
        > key cmd-F
        """)
    #expect(host.session.focus?.label == "Search")
  }

  @Test func controlsListsTheShortcuts() async {
    let host = TestInterpreter(of: screen())
    #expect(
      await host.play("controls") == """
        > controls
          Save        button                       key command-s
          "Save all"  button                       key shift-command-s
          Delete      button                       key delete
          Bold        toggle      "off"            key control-b
          Search      text field  ""               key command-f
          Print       button             disabled  key command-p
        """)
  }

  @Test func returnAndEscapeCloseAnAlert() async {
    let host = TestInterpreter(of: screen())
    await host.play("key command-s\nkey delete\nkey escape")
    #expect(host.session.modals.isEmpty)
    #expect(host.session.frame.lines.first?.text == "1")
    await host.play("key delete\nkey return")
    #expect(host.session.frame.lines.first?.text == "0")
  }

  @Test func unassignedKeysAreRejected() async {
    let host = TestInterpreter(of: screen())
    #expect(
      await host.play(
        "key comand-s\nkey hyper-q\nkey return\nkey command-p\nkey delete\nkey command-s") == """
          > key comand-s
          ! no control responds to "comand-s"; did you mean "command-s"?
          > key hyper-q
          ! no control responds to "hyper-q"; available: "command-s", "shift-command-s", "delete", \
          "control-b", "command-f", "command-p"
          > key return
          ! no control is focused to receive "return"; run key tab to focus the next control
          > key command-p
          ! "Print" is disabled
          > key delete
          + ── alert ──
          + Sure?
          + ( Delete it )
          + ( Keep it )
          > key command-s
          ! "command-s" is behind the alert "Sure?": answer it first; available: "Delete it", "Keep it"
          """)
    let plain = TestInterpreter(of: Text("Hello"))
    #expect(
      await plain.play("key command-s") == """
        > key command-s
        ! no control responds to "command-s"; no control has a keyboard shortcut
        """)
  }

  @Test func returnActsOnTheFocusedFieldBeforeTheDefaultButton() async {
    let host = TestInterpreter(
      of: StatedScreen { count, isOn, _ in
        Text("\(count.wrappedValue)")
        TextField("Own", text: .constant("")).onSubmit { count.wrappedValue += 1 }
        TextField("Number", value: count, format: .number)
        Button("Send") { count.wrappedValue += 10 }
          .keyboardShortcut(.defaultAction).disabled(isOn.wrappedValue)
        Toggle("Sent", isOn: isOn)
      })
    await host.play("focus Own\nkey return")
    #expect(host.session.frame.lines.first?.text == "1")
    await host.play("focus Number\nset Number 5\nkey return")
    #expect(host.session.frame.lines.first?.text == "15", "the text is entered before")
    await host.play("set Number many")
    #expect(
      await host.play("key return").contains(
        "! did not press \"Send\": in \"Number\", "))
    #expect(host.session.frame.lines.first?.text == "15")
    await host.play("toggle Sent\nset Number 7\nkey return")
    #expect(host.session.frame.lines.first?.text == "7")
  }

  @Test func theInnermostShortcutAndTheFirstControlTakePrecedence() async {
    let host = TestInterpreter(
      of: StatedScreen { count, _, _ in
        Text("\(count.wrappedValue)")
        Group {
          Button("None") {}.keyboardShortcut(nil)
          Button("Own") {}.keyboardShortcut("o")
          Button("First") { count.wrappedValue = 1 }
          Button("Second") { count.wrappedValue = 2 }
        }
        .keyboardShortcut("k")
      })
    await host.play("key command-k")
    #expect(host.session.frame.lines.first?.text == "1")
    #expect(
      host.session.controls.map { $0.shortcut?.text }
        == [nil, "command-o", "command-k", "command-k"])
  }

  @Test(arguments: [
    ("s", "s"), ("C-x", "control-x"), ("^x", "control-x"), ("M-f", "option-f"),
    ("meta-f", "option-f"), ("alt+shift+f", "option-shift-f"), ("⇧⌘S", "shift-command-s"),
    ("cmd-shift-Return", "shift-command-return"), ("ESC", "escape"), ("command--", "command--"),
    ("command-+", "command-+"), ("-", "-"), ("^", "^"), ("pageup", "page-up"),
    ("ctrl-forward-delete", "control-forward-delete"), ("option-page-up", "option-page-up"),
  ])
  func shortcutsAreParsedInManySpellings(typed: String, text: String) {
    #expect(KeyboardShortcut(typed: typed)?.text == text)
    #expect(KeyboardShortcut(typed: text)?.text == text)
  }

  @Test(arguments: ["", "command", "command-", "hyper-s", "command-sd", "save", "--s", "-s"])
  func invalidShortcutsAreRejected(typed: String) {
    #expect(KeyboardShortcut(typed: typed) == nil)
  }
}

/// A screen with a number and two toggles as its state.
private struct StatedScreen<Content: View>: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var isAsking = false
  @ViewBuilder let content: (Binding<Int>, Binding<Bool>, Binding<Bool>) -> Content

  var body: some View { content($count, $isOn, $isAsking) }
}
