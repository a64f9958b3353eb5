import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

@MainActor
@Suite struct CommandInterpreterCompletionsTests {
  private let interpreter: CommandInterpreter

  init() async throws {
    let registry = ScreenRegistry([
      .init("log in") { LogInScreen() }, .init("log in", variant: "dark") { LogInScreen() },
    ])
    interpreter = CommandInterpreter(registry) { _ in }
    interpreter.take(Session(LogInScreen(), time: .virtual))
    interpreter.session?.secrets["pw"] = "hunter2"
  }

  @Test(arguments: [
    ("sc", "", ["screens", "scroll"]),
    ("", "open ", ["log in"]),
    ("", "open \"log in\" ", ["dark"]),
    ("se", "help ", ["set", "select"]),
    ("", "nonsense ", []),
    ("", "quit ", []),
  ])
  func completionsFollowTheParametersOfTheCommand(word: String, before: String, words: [String]) {
    #expect(interpreter.completions(of: word, after: before) == words)
  }

  @Test func keyCompletesShortcuts() {
    interpreter.take(Session(Button("Save") {}.keyboardShortcut("s"), time: .virtual))
    #expect(interpreter.completions(of: "", after: "key ") == ["command-s", "tab", "shift-tab"])
  }

  @Test func keyCompletesTheKeysOfTheFocusedControl() async {
    interpreter.take(Session(Stepper("Seats", value: .constant(1)), time: .virtual))
    await interpreter.play("key tab")
    #expect(
      interpreter.completions(of: "", after: "key ")
        == ["up", "down", "left", "right", "escape", "tab", "shift-tab"])
  }

  @Test func onlyControlsThatSupportACommandAreCompleted() throws {
    let session = try interpreter.openSession()
    for name in interpreter.completions(of: "", after: "set ") {
      #expect(try session.control(named: name).actions.contains(.set))
    }
    #expect(interpreter.completions(of: "Pass", after: "set ").contains("Password"))
  }

  @Test func disabledControlsAreCompleted() {
    interpreter.take(Session(Button("Save") {}.disabled(true), time: .virtual))
    #expect(interpreter.completions(of: "S", after: "press ") == ["Save"])
  }

  @Test func textInTheFirstArgumentHasNoCompletions() {
    let own = Command("say", "TEXT", "") { _ in [] }
    #expect(CommandInterpreter(commands: [own]) { _ in }.completions(of: "", after: "say ") == [])
  }

  @Test func pickCompletesTheOptions() {
    interpreter.take(Session(OrderScreen(), time: .virtual))
    #expect(interpreter.completions(of: "", after: "pick Size ") == ["small", "very large"])
    #expect(interpreter.completions(of: "Ti", after: "help ") == ["Tip"])
  }

  @Test func listsAndTheirRowsAreCompleted() {
    interpreter.take(Session(List { Text("Ada") }, time: .virtual))
    #expect(interpreter.completions(of: "", after: "scroll ") == ["List"])
    #expect(interpreter.completions(of: "", after: "scroll List ") == ["Ada"])
    #expect(interpreter.completions(of: "", after: "scroll Lst ") == [])
  }

  @Test func aCustomCommandProvidesItsCompletions() {
    let command = Command(
      "paint", "COLOUR SHADE", "Paints.",
      completions: { $0.isEmpty ? ["red", "blue"] : ["dark " + $0[0]] }, perform: { _ in [] })
    let interpreter = CommandInterpreter(commands: [command], write: { _ in })
    #expect(interpreter.completions(of: "", after: "paint ") == ["red", "blue"])
    #expect(interpreter.completions(of: "b", after: "paint ") == ["blue"])
    #expect(interpreter.completions(of: "", after: "paint red ") == ["dark red"])
    #expect(interpreter.completions(of: "", after: "paint red dark ") == [])
  }

  @Test func completingHiddenRowsDoesNotScroll() throws {
    interpreter.take(
      Session(List(1..<1_000) { TextField("Name \($0)", text: .constant("")) }, time: .virtual))
    let session = try interpreter.openSession()
    let before = session.frame
    #expect(interpreter.completions(of: "", after: "set List[500]/x ") == [])
    #expect(interpreter.completions(of: "", after: "pick List[500]/x ") == [])
    _ = session.controls
    #expect(session.frame.lines.map(\.text) == before.lines.map(\.text))
  }

  @Test func secretNamesAreCompletedForSecureFields() {
    #expect(interpreter.completions(of: "", after: "set Password ") == ["$pw"])
  }

  @Test func aMissingSecretIsNamedAfterItsField() {
    #expect(interpreter.missingSecret(for: "set Password")?.line == "set Password $Password")
    #expect(interpreter.missingSecret(for: "set Password  ")?.line == "set Password $Password")
    #expect(interpreter.missingSecret(for: "set Password $other")?.name == "other")
    #expect(interpreter.missingSecret(for: "set Password $pw") == nil)
    #expect(interpreter.missingSecret(for: "set Password hunter2") == nil)
    #expect(interpreter.missingSecret(for: "press Password") == nil)
  }

  @Test func anEchoContainsNoSecrets() {
    #expect(interpreter.echo(of: " set Password hunter2") == "set Password •••")
    #expect(interpreter.echo(of: "set Password $pw") == "set Password $pw")
    #expect(interpreter.echo(of: "# a remark") == "# a remark")
    #expect(interpreter.echo(of: " ") == "")
  }

  @Test func aLineThatMayContainASecretIsNotAddedToTheHistory() {
    #expect(interpreter.mayKeep("set Password $pw"))
    #expect(interpreter.mayKeep("set Password"))
    #expect(!interpreter.mayKeep("set Password hunter2"))
    #expect(!interpreter.mayKeep("set Pasword hunter2"))
  }
}
