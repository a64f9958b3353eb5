import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of the effects of command lines.
@MainActor
@Suite struct CommandInterpreterTests {
  private func host() -> TestInterpreter {
    TestInterpreter([
      ScreenRegistry.Entry("note") { NoteScreen() },
      ScreenRegistry.Entry("note", variant: "light") { Text("light") },
      ScreenRegistry.Entry("two words") { Text("spaces") },
    ])
  }

  @Test func screensAreListedAndOpenedByName() async {
    #expect(
      await host().play("screens\nopen note light\nopen \"two words\"") == """
        > screens
          note
          note light
          "two words"
        > open note light
          light
        > open "two words"
          spaces
        """)
    #expect(
      await TestInterpreter().play("screens") == "> screens\n  this app has no screens to open")
  }

  @Test(arguments: [
    ("open nte", "no screen \"nte\"; did you mean \"note\"?"),
    ("open note lihgt", "no screen \"note lihgt\"; did you mean \"note light\"?"),
    ("open xyz", "no screen \"xyz\"; available: note, \"two words\""),
    ("open", "missing SCREEN: open note or open \"two words\""),
    ("open a b c", "too many arguments: open SCREEN [VARIANT] (quote a name that contains spaces)"),
    ("opn note", "no command \"opn\"; did you mean: open"),
    ("frobnicate", "no command \"frobnicate\"; run help to list the commands"),
    ("help frob", "no help on \"frob\"; run help to list commands and controls"),
    ("show", "no screen is open; run open SCREEN (screens lists them)"),
    ("press x", "no screen is open; run open SCREEN (screens lists them)"),
    ("wait soon", "no screen is open; run open SCREEN (screens lists them)"),
    ("set \"x", "missing closing quote: set FIELD TEXT"),
  ])
  func aFailingLineReportsItsReason(line: String, why: String) async {
    let host = host()
    #expect(await !host.interpreter.play(line))
    #expect(host.lines.last == "! " + why)
    #expect(await host.interpreter.play("open note"))
  }

  @Test(arguments: [
    "press Count", "  press Count", "\tpress\tCount", "press Count\r\n", "press Count\n\r",
  ])
  func spacesAroundALineAreIgnored(line: String) async {
    #expect(await TestInterpreter(of: NoteScreen()).play(line).hasSuffix("- count 0\n+ count 1"))
  }

  @Test func quitEndsTheProgram() async {
    let host = host()
    await host.play("show")
    #expect(!host.interpreter.hasQuit)
    await host.play("quit")
    #expect(host.interpreter.hasQuit)
  }

  @Test func typeSendsOneInputPerCharacter() async {
    let model = NoteModel()
    var texts: [String] = []
    let subscription = model.$text.sink { texts.append($0) }
    await TestInterpreter(of: NoteScreen(model: model)).play("type Text a👩‍👩‍👧b")
    #expect(texts == ["", "a", "a👩‍👩‍👧", "a👩‍👩‍👧b"])
    subscription.cancel()
  }

  @Test func helpDescribesACommand() async {
    #expect(
      await TestInterpreter().play("help set") == """
        > help set
          set FIELD TEXT
          Replace the text of a field or the value of a slider.
          The text is the rest of the line. Quotes preserve leading and trailing spaces.
          For a secure field, write $NAME, the name of a secret from --secret NAME=VALUE:
          the transcript contains only the name. Without TEXT, a prompt asks for the
          secret and does not show it.
            set Name Ada Lovelace
            set Name "  Ada"
            set Password $pw
          After the error "no secret", start the program with --secret NAME=VALUE.
        """)
  }

  @Test func aCustomCommandReplacesABuiltInCommand() async {
    let own = Command("log", "", "Mine.") { _ in ["mine"] }
    let host = TestInterpreter(commands: [own])
    #expect(await host.play("log") == "> log\n  mine")
    #expect(
      await host.play("help").split(separator: "\n").filter { $0.contains(" log ") }.count == 1)
  }

  @Test func onlyACanceledCommandIsReportedAsInterrupted() async {
    let done = Command("done", "", "") { _ in
      withUnsafeCurrentTask { $0?.cancel() }
      return []
    }
    let interpreter = CommandInterpreter(commands: [done], options: .with { $0.time = .virtual }) {
      _ in
    }
    #expect(await Task { await interpreter.play("done") }.value)
    var lines: [String] = []
    let waiting = CommandInterpreter(options: .with { $0.time = .virtual }) {
      lines.append($0.text)
    }
    waiting.take(Session(Text("a"), time: .virtual))
    let wait = Task { await waiting.play("wait 1000s") }
    wait.cancel()
    #expect(await !wait.value)
    #expect(lines.last == "! interrupted")
  }
}
