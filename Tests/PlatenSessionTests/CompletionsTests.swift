import Platen
import Testing

@testable import PlatenSession

@MainActor
@Suite struct CompletionsTests {
  private let player: CommandInterpreter

  init() async throws {
    let catalogue = ScreenRegistry([
      .init("log in") { LogInScreen() }, .init("log in", variant: "dark") { LogInScreen() },
    ])
    player = CommandInterpreter(catalogue) { _ in }
    player.take(Session(LogInScreen(), time: .virtual))
    player.session?.secrets["pw"] = "hunter2"
  }

  @Test(arguments: [
    ("sc", "", ["screens", "scroll"]),
    ("", "open ", ["log in"]),
    ("", "open \"log in\" ", ["dark"]),
    ("se", "help ", ["set", "select"]),
    ("", "nonsense ", []),
    ("", "quit ", []),
  ])
  func aWordGoesOnAsTheCommandTakesIt(word: String, before: String, words: [String]) {
    #expect(player.completions(of: word, after: before) == words)
  }

  @Test func keysAreThoseThatControlsAnswerTo() {
    player.take(Session(Button("Save") {}.keyboardShortcut("s"), time: .virtual))
    #expect(player.completions(of: "", after: "key ") == ["command-s", "tab", "shift-tab"])
  }

  @Test func keysAreAlsoThoseThatDoSomethingAtTheFocus() async {
    player.take(Session(Stepper("Seats", value: .constant(1)), time: .virtual))
    await player.play("key tab")
    #expect(
      player.completions(of: "", after: "key ")
        == ["up", "down", "left", "right", "escape", "tab", "shift-tab"])
  }

  @Test func onlyControlsThatTakeACommandAreNamed() throws {
    let session = try player.openSession()
    for name in player.completions(of: "", after: "set ") {
      #expect(try session.control(named: name).actions.contains(.set))
    }
    #expect(player.completions(of: "Pass", after: "set ").contains("Password"))
  }

  @Test func aTextThatComesFirstHasNoCompletions() {
    let own = Command("say", "TEXT", "") { _ in [] }
    #expect(CommandInterpreter(commands: [own]) { _ in }.completions(of: "", after: "say ") == [])
  }

  @Test func aPickerTakesItsOptions() {
    player.take(Session(OrderScreen(), time: .virtual))
    #expect(player.completions(of: "", after: "pick Size ") == ["small", "very large"])
    #expect(player.completions(of: "Ti", after: "help ") == ["Tip"])
  }

  @Test func aListAndItsRowsAreNamed() {
    player.take(Session(List { Text("Ada") }, time: .virtual))
    #expect(player.completions(of: "", after: "scroll ") == ["List"])
    #expect(player.completions(of: "", after: "scroll List ") == ["Ada"])
    #expect(player.completions(of: "", after: "scroll Lst ") == [])
  }

  @Test func aCommandOfAnAppSaysWhatMayFollow() {
    let command = Command(
      "paint", "COLOUR SHADE", "Paints.",
      completions: { $0.isEmpty ? ["red", "blue"] : ["dark " + $0[0]] }, perform: { _ in [] })
    let player = CommandInterpreter(commands: [command], write: { _ in })
    #expect(player.completions(of: "", after: "paint ") == ["red", "blue"])
    #expect(player.completions(of: "b", after: "paint ") == ["blue"])
    #expect(player.completions(of: "", after: "paint red ") == ["dark red"])
    #expect(player.completions(of: "", after: "paint red dark ") == [])
  }

  @Test func namesOfRowsThatAreNotShownScrollNothing() throws {
    player.take(
      Session(List(1..<1_000) { TextField("Name \($0)", text: .constant("")) }, time: .virtual))
    let session = try player.openSession()
    let before = session.frame
    #expect(player.completions(of: "", after: "set List[500]/x ") == [])
    #expect(player.completions(of: "", after: "pick List[500]/x ") == [])
    _ = session.controls
    #expect(session.frame.lines.map(\.text) == before.lines.map(\.text))
  }

  @Test func aSecureFieldTakesTheNamesOfSecrets() {
    #expect(player.completions(of: "", after: "set Password ") == ["$pw"])
  }

  @Test func aSecretThatIsMissingIsNamedAfterItsField() {
    #expect(player.missingSecret(for: "set Password")?.line == "set Password $Password")
    #expect(player.missingSecret(for: "set Password  ")?.line == "set Password $Password")
    #expect(player.missingSecret(for: "set Password $other")?.name == "other")
    #expect(player.missingSecret(for: "set Password $pw") == nil)
    #expect(player.missingSecret(for: "set Password hunter2") == nil)
    #expect(player.missingSecret(for: "press Password") == nil)
  }

  @Test func anEchoIsWithoutSecrets() {
    #expect(player.echo(of: " set Password hunter2") == "set Password •••")
    #expect(player.echo(of: "set Password $pw") == "set Password $pw")
    #expect(player.echo(of: "# a remark") == "# a remark")
    #expect(player.echo(of: " ") == "")
  }

  @Test func aLineThatMayHoldASecretIsNotKept() {
    #expect(player.mayKeep("set Password $pw"))
    #expect(player.mayKeep("set Password"))
    #expect(!player.mayKeep("set Password hunter2"))
    #expect(!player.mayKeep("set Pasword hunter2"))
  }
}
