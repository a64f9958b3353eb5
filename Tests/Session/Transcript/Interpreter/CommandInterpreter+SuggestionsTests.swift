import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of the suggestions after a mistake.
@MainActor
@Suite struct CommandInterpreterSuggestionsTests {
  @Test(arguments: [
    ("tap Order", "no command \"tap\"; did you mean: press Order"),
    ("CLICK \"card number\"", "no command \"CLICK\"; did you mean: set \"Card number\" $NAME"),
    ("enter Name Ada", "no command \"enter\"; did you mean: set Name TEXT"),
    ("choose Size small", "no command \"choose\"; did you mean: pick Size small|\"very large\""),
    ("check Gift", "no command \"check\"; did you mean: toggle Gift"),
    ("inc Count", "no command \"inc\"; did you mean: increment Count"),
    ("press", "missing BUTTON: press Order, press Cancel or press Cancel#2"),
    ("dismiss", "nothing to dismiss"),
    ("bye", "no command \"bye\"; did you mean: quit"),
    ("Exit", "no command \"Exit\"; did you mean: quit"),
    ("EXIT", "no command \"EXIT\"; did you mean: quit"),
    ("Q", "no command \"Q\"; did you mean: quit"),
    ("exti", "no command \"exti\"; did you mean: quit"),
    ("set Name", "missing TEXT: set Name TEXT"),
    ("pick Size", "missing OPTION: pick Size small|\"very large\""),
    ("press Cancel now", "too many arguments: press Cancel"),
    ("clear card number", "too many arguments: clear \"Card number\"…"),
    ("clear \"Card number", "missing closing quote: clear \"Card number\"…"),
    ("press no such name", "too many arguments: press BUTTON (quote a name that contains spaces)"),
    ("press Gift", "cannot press \"Gift\": it is a toggle; use toggle Gift"),
    (
      "set Count 2",
      "cannot set \"Count\": it is a stepper; use increment Count or decrement Count…"
    ),
    (
      "set Size small",
      "cannot set \"Size\": it is a picker; use pick Size small|\"very large\"…"
    ),
    ("pick Size very", "cannot pick \"Size\": no option \"very\"; did you mean \"very large\"?"),
    ("toggle gift", "no control \"gift\"; did you mean \"Gift\"?"),
    ("clear Card", "no control \"Card\"; did you mean \"Card number\"?"),
    (
      "set \"Card number\" $p",
      "no secret with that name; available: \"pw\"; quote text that begins with $…"
    ),
  ])
  func theCorrectLineIsSuggestedAfterAMistake(line: String, why: String) async {
    let host = TestInterpreter(of: OrderScreen(), options: .with { $0.secrets = ["pw": "hunter2"] })
    #expect(await !host.interpreter.play(line))
    let message = why.replacing("…", with: " (masked: this screen has a secure field)")
    #expect(host.lines.last == "! " + message)
  }

  @Test(arguments: [
    ("open light", "no screen \"light\"; did you mean \"note light\"?"),
    ("open note dim", "no screen \"note dim\"; available: note, note light"),
    ("open zzz", "no screen \"zzz\"; available: note, \"two words\""),
    ("open note wordss", "no screen \"note wordss\"; available: note, note light"),
    ("open noe dark", "no screen \"noe dark\"; available: note, note light"),
    ("open", "missing SCREEN: open note or open \"two words\""),
    ("note", "no command \"note\"; did you mean: open note"),
    ("Note light", "no command \"Note\"; did you mean: open note light"),
    ("two words", "no command \"two\"; did you mean: open \"two words\""),
    ("noet", "no command \"noet\"; did you mean: open note"),
  ])
  func aScreenIsSuggested(line: String, why: String) async {
    let host = TestInterpreter([
      .init("note") { NoteScreen() }, .init("note", variant: "light") { Text("") },
      .init("two words") { Text("") },
    ])
    await host.play(line)
    #expect(host.lines.last == "! " + why)
  }

  @Test(arguments: [
    "enter Password hunter2", "put hunter2 Password", "Password hunter2", "hunter2",
    "set hunter2", "set \"hunter2", "write \"Password hunter2", "type Repeat password hunter2",
  ])
  func aSuggestionRevealsNoSecret(line: String) async {
    let transcript = await TestInterpreter(of: LogInScreen()).play(line)
    #expect(!transcript.contains("hunter2"), "\(transcript)")
    #expect(transcript.contains("!"))
  }
}
