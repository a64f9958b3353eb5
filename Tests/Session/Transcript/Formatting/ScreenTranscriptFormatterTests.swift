import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of the text format of transcripts.
@MainActor
@Suite struct ScreenTranscriptFormatterTests {
  @Test func aCommandPrintsItsPatch() async {
    let transcript = await TestInterpreter(of: NoteScreen())
      .play("show\n# Counting.\n\npress Count\nset Text x")
    #expect(
      transcript == """
        > show
          Text [                                      ]
          count 0
          ( Count )
          ( Save ) disabled
        # Counting.
        > press Count
        - count 0
        + count 1
        > set Text x
        - Text [                                      ]
        + Text [x                                     ]
        - ( Save ) disabled
        + ( Save )
        """)
  }

  @Test func laterChangesPrecedeTheNextLine() async {
    let model = NoteModel()
    let host = TestInterpreter(of: NoteScreen(model: model))
    await host.play("press Count")
    model.count = 5
    await host.session.settle()
    #expect(
      await host.play("# What happened?") == """
        - count 1
        + count 5
        # What happened?
        """)
  }

  @Test func aFailureFollowsTheChangedLines() async {
    let model = NoteModel()
    let host = TestInterpreter(of: NoteScreen(model: model))
    model.count = 1
    await host.session.settle()
    host.interpreter.refuse("line 3 is not UTF-8")
    #expect(host.lines == ["- count 0", "+ count 1", "! line 3 is not UTF-8"])
  }

  @Test func theTimePrecedesEachPatch() async throws {
    let host = TestInterpreter(of: NoteScreen(), options: .with { $0.showsTime = true })
    let lines = await host.play("press Count\nshow").split(separator: "\n")
    #expect(lines[0] == "> press Count")
    #expect(try /@ \d+\.\ds/.wholeMatch(in: lines[1]) != nil)
    #expect(lines[2] == "- count 0")
    #expect(lines[4] == "> show")
    #expect(!lines[5...].contains { $0.hasPrefix("@") })
  }

  @Test func eventsAreShownOnlyIfEnabled() async {
    #expect(
      await !TestInterpreter(of: NoteScreen()).play("set Text x\npress Save").contains("saved"))
    let host = TestInterpreter(of: NoteScreen(), options: .with { $0.showsLog = true })
    await host.play("set Text x")
    #expect(await host.play("press Save\nshow").hasPrefix("> press Save\n* saved x\n> show\n"))
  }

  @Test func textOnTheTerminalIsNotWrittenAgain() async {
    let host = TestInterpreter(of: NoteScreen(), options: .with { $0.showsTyped = false })
    #expect(
      await host.play("# Counting.\npress Count\nnothing") == """
        - count 0
        + count 1
        ! no command "nothing"; run help to list the commands
        """)
  }

  @Test func multilineOutputIsWrittenAsSeveralLines() async {
    let command = Command("tell", "WHAT", "") { words in
      if words[0] == "bad" { throw CommandError("one\ntwo") }
      return ["one\ntwo", "", "\u{1B}[2J  "]
    }
    let host = TestInterpreter(commands: [command])
    #expect(await host.play("tell good") == "> tell good\n  one\n  two\n\n  ␛[2J")
    #expect(await host.play("tell bad") == "> tell bad\n! one\n! two")
  }
}
