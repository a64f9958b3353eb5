import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of `help` with a topic.
@MainActor
@Suite struct CommandInterpreterTopicsTests {
  @Test func helpOnACommandShowsExamplesAndUsagesOnTheScreen() async {
    #expect(
      await TestInterpreter(of: OrderScreen()).play("help pick") == """
        > help pick
          pick CONTROL OPTION
          Pick an option.
          Quote an option that contains spaces.
            pick Size large
            pick List "Top rated"
          Here:
            pick Size small|"very large"
        """)
  }

  @Test func helpOnAControlListsAllItsCommands() async {
    #expect(
      await TestInterpreter(of: OrderScreen()).play("help Size\nhelp Card number") == """
        > help Size
          "Size" is a picker, "small".
            focus Size                    Move the keyboard focus to a control.
            pick Size small|"very large"  Pick an option.
          Options:
            small
            "very large"
        > help Card number
          "Card number" is a secure field.
            set "Card number" $NAME   Replace the text of a field or the value of a
                                      slider.
            type "Card number" $NAME  Append text to a field, one character at a time.
            clear "Card number"       Empty a field.
            submit "Card number"      Submit the text of a field, as the Return key does.
            focus "Card number"       Move the keyboard focus to a control.
        """)
    #expect(
      await TestInterpreter(of: OrderScreen()).play("help \"Order\"").hasPrefix(
        "> help \"Order\"\n  \"Order\" is a button, disabled.\n    focus Order"))
  }

  @Test func helpOnACustomCommandShowsItsDetails() async {
    let own = Command(
      "greet", "NAME", "Says hello.", details: "To one.\n  greet Ada\nOr to many."
    ) { _ in [] }
    #expect(
      await TestInterpreter(commands: [own]).play("help greet") == """
        > help greet
          greet NAME
          Says hello.
          To one.
            greet Ada
          Or to many.
        """)
  }

  @Test(arguments: ["help  set", "help set ", "help \"set\"", "help\tset"])
  func spacesAroundATopicAreIgnored(line: String) async {
    #expect(await TestInterpreter().play(line).contains("\n  set FIELD TEXT\n"))
    #expect(await TestInterpreter().play("help  ").contains("  Screens:"))
  }

  @Test(arguments: [
    ("help frobnicate", "no help on \"frobnicate\"; run help to list commands and controls"),
    ("help prss", "no help on \"prss\"; did you mean \"press\"?"),
    ("help tap", "no help on \"tap\"; did you mean \"press\"?"),
    ("help card", "no help on \"card\"; did you mean \"Card number\"?"),
  ])
  func helpReportsAnUnknownTopic(line: String, why: String) async {
    let host = TestInterpreter(of: OrderScreen())
    await host.play(line)
    #expect(host.lines.last == "! " + why)
  }

  /// > Law: every example in a command's help is a valid line for that command.
  @Test func everyExampleIsAValidUseOfItsCommand() {
    for command in Command.all {
      let examples = command.details.split(separator: "\n").filter { $0.hasPrefix("  ") }
      for example in examples {
        let typed = TypedCommand(example.dropFirst(2), among: Command.all)
        #expect(typed.command?.name == command.name, "\(example)")
        #expect(typed.arguments != nil, "\(example)")
      }
    }
  }

  @Test func noTwoCommandsShareASynonym() {
    let words = Command.all.flatMap { [$0.name] + $0.synonyms }
    #expect(Set(words).count == words.count)
  }
}
