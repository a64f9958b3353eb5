import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of the commands and controls that `help` lists.
@MainActor
@Suite struct CommandInterpreterHelpTests {
  /// Returns the first section of `help`: the screen's controls, or how to open a screen.
  private func first(of host: TestInterpreter) async -> String {
    let lines = await host.play("help").split(separator: "\n").dropFirst()
    return lines.prefix { $0 != "  Screens:" }.joined(separator: "\n")
  }

  @Test func helpListsEachControlWithItsCommand() async {
    #expect(
      await first(of: TestInterpreter(of: OrderScreen())) == """
          On this screen:
            set Name TEXT
            set "Card number" $NAME  a secret from --secret NAME=VALUE or a prompt
            toggle Gift
            increment Count
            decrement Count
            set Tip 0…20
            pick Size small|"very large"
            press Order              disabled
            press Cancel
            press Cancel#2
            help Name                List its commands.
        """)
  }

  @Test func helpNamesTheAvailableSecrets() async {
    let host = TestInterpreter(of: LogInScreen(), options: .with { $0.secrets = ["pw": "hunter2"] })
    #expect(
      await first(of: host) == """
          On this screen:
            set Name TEXT
            set Password $NAME           a secret: $pw
            set "Repeat password" $NAME  a secret: $pw
            press "Log in"               disabled
            help Name                    List its commands.
        """)
  }

  @Test func helpListsOnlyTheControlsOfTheTopmostModal() async {
    #expect(
      await first(of: TestInterpreter(of: AlertedLogInScreen())) == """
          In the alert "Password forgotten?":
            set Name TEXT
            press OK
            dismiss    Close the topmost alert or sheet, or go back.
            help Name  List its commands.
        """)
  }

  @Test func helpOffersScrollOnlyForListsWithHiddenRows() async {
    #expect(
      await first(of: TestInterpreter(of: Rows(count: 100))) == """
          On this screen:
            scroll List 1…100
            help List  List its commands.
        """)
    #expect(
      await first(of: TestInterpreter(of: Rows(count: 2))) == """
          On this screen:
            help List  List its commands.
        """)
  }

  @Test func helpTruncatesALongListOfControls() async {
    let lines = await first(of: TestInterpreter(of: Buttons(count: 100))).split(separator: "\n")
    #expect(lines.count == 15)
    #expect(lines[12] == "    press \"Button 12\"")
    #expect(lines[13] == "    controls         List all 100.")
  }

  @Test func helpWithoutAScreenListsTheScreens() async {
    let entries = [ScreenRegistry.Entry("note") { NoteScreen() }, .init("two words") { Text("") }]
    #expect(
      await first(of: TestInterpreter(entries)) == """
          No screen is open:
            open note
            open "two words"
        """)
    let many = (1...20).map { number in ScreenRegistry.Entry("n\(number)") { Text("") } }
    let lines = await first(of: TestInterpreter(many)).split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines.last == "    screens  List all 20.")
    #expect(await first(of: TestInterpreter()) == "")
  }

  @Test func helpOmitsTheSectionOfAScreenWithoutControls() async {
    #expect(await first(of: TestInterpreter(of: Text(""))) == "")
  }

  @Test func helpListsCommandsByGroup() async {
    let own = Command("greet", "NAME", "Says hello.") { _ in [] }
    #expect(
      await TestInterpreter(commands: [own]).play("help") == """
        > help
          This app:
            greet NAME  Says hello.
          Screens:
            screens                List the screens.
            open SCREEN [VARIANT]  Open a screen and close the current one.
            close                  Close the screen.
          Looking:
            show                   Show the whole screen.
            controls               List all controls with role, value and state.
            pipes [PIPE]           List the labeled pipelines, or draw one live.
            why [CONTROL]          Explain the last change to the screen or to a control.
            log [N]                Show the last N lines of the event log (default: 10).
          Time:
            wait [DURATION]        Wait until nothing is pending, or for a duration.
            advance DURATION       Advance the clock; in virtual time, without waiting.
          Session:
            record [FILE]          Record the session since the screen opened.
            replay FILE [PACE]     Replay a recording.
            step [COUNT]           Replay the next lines of a recording.
            help [TOPIC]           List what you can do, or describe a topic.
            quit                   End the program.
          Also set, type, clear, submit, focus, press, toggle, dismiss, refresh, key,
          pick, increment, decrement, select, scroll, move. help press describes press.
        """)
  }

  @Test(arguments: [1, 20, 40, 60, 80])
  func helpFitsTheWidth(width: Int) async {
    let options = CommandInterpreter.Options.with { $0.size = Session.Size(width: width) }
    let terms = Command.all.map(\.usage)
    for line in await TestInterpreter(of: OrderScreen(), options: options).play("help")
      .split(separator: "\n").dropFirst()
    {
      let text = line.dropFirst(2)
      let isTerm = text.hasPrefix("  ") && !text.hasPrefix("      ")
      #expect(
        text.count <= max(width, 16) || isTerm || terms.contains(String(text)), "\(text)")
    }
  }
}

/// A screen with one control of each kind that has no rows.
struct OrderScreen: View {
  @State private var text = ""
  @State private var isGift = false
  @State private var count = 1
  @State private var tip = 5.0
  @State private var size = "small"

  var body: some View {
    TextField("Name", text: $text)
    SecureField("Card number", text: $text)
    Toggle("Gift", isOn: $isGift)
    Stepper("Count", value: $count)
    Slider(value: $tip, in: 0...20) { Text("Tip") }
    Picker("Size", selection: $size) {
      ForEach(["small", "very large"], id: \.self) { Text($0) }
    }
    Button("Order") {}.disabled(true)
    Button("Cancel") {}
    Button("Cancel") {}
  }
}

private struct Rows: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { Text("\($0)") }
  }
}

private struct Buttons: View {
  let count: Int

  var body: some View {
    ForEach(1..<count + 1, id: \.self) { number in Button("Button \(number)") {} }
  }
}
