import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the causes of a line's change in the output of `why`.
@MainActor
@Suite struct ChangeExplanationTests {
  private let host = TestInterpreter(
    of: WhyScreen(),
    options: .with { options in
      options.time = .virtual
      options.secrets = ["pw": "hunter2"]
    })

  /// Returns the output of `why` after a script.
  private func why(_ name: String = "", after script: String) async -> String {
    await host.play(script)
    let answer = await host.play("why \(name)").split(separator: "\n").dropFirst()
    return answer.joined(separator: "\n")
  }

  @Test func whyNamesTheInputAndThePublishedProperties() async {
    #expect(
      await why("Query", after: "advance 2s\nset Query swift") == """
          - Query     [                                      ]
          + Query     [swift                                 ]
          changed    at 2s, by "set Query swift"
          published  WhyModel.echo, WhyModel.query
        """)
  }

  @Test func whyNamesDueWorkWithItsLocationAndThePrecedingInput() async {
    #expect(
      await why("Settled", after: "advance 1s\nset Query swift\nadvance 1s") == """
          - Settled
          + Settled   swift
          changed    at 1.3s, by debounce (\(WhyModel.pause))
          after      "set Query swift", at 1s
          published  WhyModel.settled
        """)
  }

  @Test func whyAttributesImmediateWorkToItsInput() async {
    let answer = await why("Echo", after: "set Query swift")
    #expect(answer.contains("changed    at 0s, by \"set Query swift\"\n"))
  }

  @Test func whyNamesTheRequestWhoseResponseCausedTheChange() async {
    #expect(
      await why("Answer", after: "press Ask\nwait\nadvance 2s") == """
          - Answer
          + Answer    204
          changed    at 1s, by GET /answer
          after      "press Ask", at 0s
          published  WhyModel.answer
        """)
  }

  @Test func whyNamesTheViewAndPropertyOfChangedState() async {
    #expect(
      await why("On", after: "toggle On") == """
          - [ ] On
          + [x] On
          changed    at 0s, by "toggle On"
          published  WhyScreen.isOn
        """)
  }

  @Test func whyNamesTheTypeOfAnObservableModel() async {
    #expect(
      await why("Tally", after: "press Add") == """
          - Tally     0
          + Tally     1
          changed    at 0s, by "press Add"
          published  a Tally
        """)
  }

  @Test func whyNamesTheTypeOfAModelThatPublishesManually() async {
    let host = TestInterpreter(of: AlarmScreen(), options: .with { _ in })
    let answer = await host.play("press Ring\nwhy Rings")
    #expect(answer.hasSuffix("\n  published  an Alarm<Int>"))
  }

  @Test func whyShowsTheWholeLineOfAControl() async {
    #expect(
      await why("Count", after: "press Count\ntoggle On") == """
          - 0 ( Count )
          + 1 ( Count )
          changed    at 0s, by "press Count"
          published  WhyScreen.count
        """)
  }

  @Test func whyShowsANewLineAsAdded() async {
    #expect(
      await why("note", after: "toggle On\npress Count") == """
          + It is on.
          changed    at 0s, by "toggle On"
          published  WhyScreen.isOn
        """)
  }

  @Test func whyWithoutANameDescribesTheScreen() async {
    #expect(await why(after: "advance 1s") == "  the screen has not changed since it was opened")
    #expect(
      await why(after: "toggle On\npress Same") == """
          - [ ] On
          + [x] On
          + It is on.
          changed    at 1s, by "toggle On"
          published  WhyScreen.isOn
        """)
  }

  @Test func whyIgnoresTheFocus() async {
    host.session.screen.showsFocus = true
    #expect(
      await why("On", after: "focus On").hasSuffix("has not changed since the screen was opened"))
    #expect(await why(after: "") == "  the screen has not changed since it was opened")
  }

  @Test func whyReportsAnUnchangedControl() async {
    #expect(
      await why("Tally", after: "set Query swift\nwait")
        == "  \"Tally\" has not changed since the screen was opened")
  }

  @Test func whyRejectsAnUnknownName() async {
    #expect(await why("Querry", after: "") == "! no control \"Querry\"; did you mean \"Query\"?")
    #expect(host.interpreter.completions(of: "Se", after: "why ") == ["Seats", "Settled"])
  }

  @Test(arguments: ["Edit", "Title"])
  func whyReportsAControlBehindAModal(name: String) async {
    let host = TestInterpreter(of: SheetScreen(), options: .with { _ in })
    #expect(
      await host.play("press Edit\nwhy \(name)").split(separator: "\n").last
        == "! \"\(name)\" is behind the sheet: close it first; available: \"Done\"")
  }

  @Test func whyTreatsTypedCharactersAsOneInput() async {
    let answer = await why("Settled", after: "type Query swift\nwait")
    #expect(answer.contains("after      \"type Query swift\", at 0s\n"))
  }

  @Test(arguments: ["set Password $pw", "set Password hunter2", "type Password hunter2"])
  func whyHidesSecrets(command: String) async {
    let answer = await why("Password", after: command)
    #expect(!answer.contains("hunter2"))
    #expect(answer.contains("by \"\(command.replacing("hunter2", with: "•••"))\"\n"))
    let later = await why("Query", after: "set Query hunter2")
    #expect(!later.split(separator: "\n").contains { $0.contains("hunter2") })
  }

  @Test func whyIgnoresRejectedInputs() async {
    await host.play("set Query swift\ndecrement Seats\nkey command-x\npress On")
    let answer = await why("Settled", after: "wait")
    #expect(answer.contains("after      \"set Query swift\", at 0s\n"))
  }

  @Test func whyNamesTheInputThatAKeyPerformed() async {
    let answer = await why("On", after: "focus On\nkey space")
    #expect(answer.contains("changed    at 0s, by \"toggle On\"\n"))
  }

  @Test func whyNamesATaskThatResumedAfterASleep() async {
    let host = TestInterpreter(of: NapScreen(), options: .with { $0.time = .virtual })
    #expect(
      await host.play("wait\nwhy State") == """
        > wait
        - State asleep
        + State awake
        > why State
          - State asleep
          + State awake
          changed    at 2s, by sleep in task "nap" (\(NapScreen.place))
          published  NapScreen.state
        """)
  }

  @Test func whyNamesACustomCommand() async {
    let model = NoteModel()
    let command = Command("add", "", "Counts.") { _ in
      model.count += 1
      return []
    }
    let host = TestInterpreter(
      [ScreenRegistry.Entry("note") { NoteScreen(model: model) }], commands: [command])
    let answer = await host.play("open note\nadd\nwhy")
    #expect(answer.hasSuffix("by \"add\"\n  published  NoteModel.count"))
  }

  @Test func theHistoryRetainsTheLastThousandTurns() async throws {
    await host.play("toggle On")
    for _ in 0..<2 * History.capacity {
      try host.session.press("Count")
      host.session.flush()
    }
    #expect(
      await why("On", after: "")
        == "  \"On\" has not changed since 0s; only the last 1001 changes are kept")
  }

  @Test func aSessionRetainsNoHistoryByDefault() throws {
    let session = Session(WhyScreen(), time: .virtual)
    try session.toggle("On")
    #expect(
      try session.why("On", within: 80) == ["this screen keeps no history of changes"])
  }
}
